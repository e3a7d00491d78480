import { languageDetails } from '../../contract/languages.ts';
import type { Scene, Screen } from './screen.ts';
import { openDialog } from './steps.ts';

const onlyOnce = { size: 'desktop', theme: 'light' } as const;

/** Where names stand amid texts of the other direction of writing: each keeps to itself. */
export const mixedScreens: readonly Screen[] = [
  {
    name: 'mixed-toast',
    viewer: 'admin',
    path: '/manager/dashboard',
    only: onlyOnce,
    writes: true,
    steps: async ({ page, look }) => {
      await page.goto('/manager/users/new');
      await page.locator('input[name=name]').fill(strangeName(look));
      await page.locator('input[name=email]').fill(`toast-${look.language}@harbour.example`);
      await page.locator('button[type=submit]').last().click();
      await page.locator('[data-sonner-toast]').waitFor();
    },
  },
  {
    name: 'mixed-dialog',
    viewer: 'admin',
    path: '/manager/dashboard',
    only: onlyOnce,
    writes: true,
    steps: async (scene) => {
      const { page, look } = scene;
      const id = await provideUser(scene, strangeName(look), `v2-${look.language}@harbour.example`);
      await page.goto(`/manager/users/${id}`);
      await openDialog('users:access.deleteButton')(scene);
    },
  },
  {
    name: 'mixed-mail',
    viewer: 'user',
    path: '/app/account',
    only: onlyOnce,
    writes: true,
    steps: async ({ page, origin, look }) => {
      // The warning to the address so far names the new one.
      const newEmail = `omar-${look.language}@riad.example`;
      await send({ page, origin }, '/api/account/email/request', { newEmail });
      await page.goto('/dev/mailbox');
      await page.locator('a.mail', { hasText: 'omar@riad.example' }).first().click();
      const mail = await page.locator('iframe').getAttribute('src');
      await page.goto(mail ?? '');
      await page.locator('h1').waitFor();
    },
  },
];

/** A name against the direction of the page, with digits, brackets and a mark at its end. */
function strangeName({ language }: Scene['look']): string {
  return languageDetails[language].direction === 'rtl' ? 'Harbour tides 2.0 (v2)!' : 'سوق التوابل 2026 (v2)!';
}

/** The id of the user of that address, who is added where missing. */
async function provideUser(scene: Scene, name: string, email: string): Promise<string> {
  const found = await scene.page.request.get(`/api/users?${new URLSearchParams({ searchTerm: email })}`);
  const { items } = (await found.json()) as { items: { id: string }[] };
  const added = { name, email, roles: ['user'], invite: false };
  return items[0]?.id ?? (await send(scene, '/api/users', added)).id;
}

async function send(
  { page, origin }: Pick<Scene, 'page' | 'origin'>,
  path: string,
  data: object,
): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data, headers: { origin: origin.url } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}
