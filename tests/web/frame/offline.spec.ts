import type { Page } from 'playwright/test';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { findingsInBothThemes } from '../findings.ts';
import { expect, test } from './frame-test.ts';

// What a browser logs for calls that cannot be made.
test.use({ expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to fetch/ });

const offlineText = 'You are offline. Try again when the connection is back.';
const actions = /assets\/(create-repository|create-user|save-name|request-code)-[^/]*\.js$/;
const word = () => `offline-${crypto.randomUUID().slice(0, 8)}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

interface Form {
  path: string;
  person: 'admin' | 'user' | 'nobody';
  /** Labels of its fields, with what is typed into each. */
  fields: () => Record<string, string>;
  button: string;
  /** What became of it once it was sent. */
  after(page: Page, typed: Record<string, string>, server: ProductionServer): Promise<void>;
}

const forms: Form[] = [
  {
    path: '/manager/repositories/new',
    person: 'admin',
    fields: () => ({ Name: word(), Link: 'https://git.example/offline', Description: 'typed on a train' }),
    button: 'Add repository',
    after: (page, typed) => expect(heading(page)).toHaveText(typed.Name ?? ''),
  },
  {
    path: '/manager/users/new',
    person: 'admin',
    fields: () => ({ Name: `Amina ${word()}`, 'E-mail': `${word()}@example.com` }),
    button: 'Create user',
    after: (page, typed) => expect(heading(page)).toHaveText(typed.Name ?? ''),
  },
  ...(['/app/account', '/manager/account'] as const).map(
    (path): Form => ({
      path,
      person: 'admin',
      fields: () => ({ Name: `Amina ${word()}` }),
      button: 'Save',
      async after(_page, { Name = '' }, { database: { sql } }) {
        await expect.poll(() => sql`select 1 from users where name = ${Name}`).toHaveLength(1);
      },
    }),
  ),
  {
    path: '/login',
    person: 'nobody',
    fields: () => ({ 'E-mail': `${word()}@example.com` }),
    button: 'Continue with e-mail',
    after: (page) => expect(heading(page)).toHaveText('Check your e-mail'),
  },
];

for (const { path, person, fields, button, after } of forms) {
  for (const comes of [true, false]) {
    test(`a form that is sent without a network keeps what was typed, and is sent later: ${path}, its action ${comes ? 'fetched' : 'lost'}`, async ({
      visit,
      page,
      context,
      newcomer,
      server,
    }) => {
      if (!comes) await page.route(actions, (route) => route.abort());
      const tried = page.waitForEvent(comes ? 'requestfinished' : 'requestfailed', (request) =>
        actions.test(request.url()),
      );
      await visit(person === 'nobody' ? person : await newcomer(person), path);
      await tried;
      const typed = fields();
      for (const [label, text] of Object.entries(typed))
        await page.getByLabel(label, { exact: true }).fill(text);
      await page.unroute(actions);
      await context.setOffline(true);
      const send = page.getByRole('button', { name: button, exact: true });
      await send.click();
      await expect(page.getByRole('alert')).toHaveText(`${offlineText} What you typed is kept.`);
      await send.click();
      for (const [label, text] of Object.entries(typed))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      if (comes) expect(await findingsInBothThemes(page)).toEqual([]);

      await context.setOffline(false);
      await expect(page.getByText('You are offline. Nothing can be saved')).toHaveCount(0);
      await send.click();
      await after(page, typed, server);
    });
  }
}
