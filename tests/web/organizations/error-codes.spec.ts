import type { Page } from 'playwright/test';
import { translator } from '#server/http/translate.ts';
import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { addMember, addOrganization } from './add-organization.ts';

test.use({ expected: refusedDocument });

/** Places of a screen where a refusal is shown: what is opened, and pressed once the right to it is gone. */
const places = [
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
    language: 'en',
    path: '',
    open: (page: Page) => page.locator('[name=name]').fill('Mine'),
    press: (page: Page) => page.locator('form:has([name=name]) button[type=submit]').click(),
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
    language: 'ar',
    path: '/members',
    async open(page: Page) {
      await page.getByRole('row').filter({ hasText: 'Omar Benali' }).getByRole('button').last().click();
      await page.getByRole('menuitem').last().click();
    },
    press: (page: Page) => page.getByRole('alertdialog').getByRole('button').last().click(),
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION',
    language: 'sw',
    path: '/teams',
    open: (page: Page) => page.locator('main form [name=name]').fill('Mine'),
    press: (page: Page) => page.locator('main form:has([name=name]) button[type=submit]').click(),
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
    language: 'fr',
    path: '/members/invite',
    open: (page: Page) => page.locator('[name=emails]').fill('new@example.com'),
    press: (page: Page) => page.locator('form:has([name=emails]) button[type=submit]').click(),
  },
] as const;

// Every code, in every language: server/organizations/error-codes.test.ts.
for (const { code, language, path, open, press } of places) {
  test(`${code} is told in ${language}`, { tag: '@slow' }, async ({ visit, newcomer, server }) => {
    const owner = await newcomer();
    const { id } = await addOrganization(server, owner.email);
    await addMember(server, id, { name: 'Omar Benali', role: 'owner' });
    const page = await visit(owner, `/app/organizations/${id}${path}`, { language });
    await open(page);
    await server.database.sql`update members set role = 'member' where organization_id = ${id}
      and user_id = (select id from users where email = ${owner.email})`;
    await press(page);
    const text = translator(language)(`errors:${code}`);
    await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  });
}
