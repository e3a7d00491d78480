import { organizationCodes } from '#contract/errors/organization-codes.ts';
import { languages } from '#contract/languages.ts';
import { translator } from '#server/http/translate.ts';
import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { createOrganization } from './organization-test.ts';

test.use({ expected: refusedDocument });

// server/organizations/error-codes.test.ts has the server answer with each of them, in each language.
test('each error that the server answers with is shown, translated, and what was typed stays', async ({
  visit,
  page,
  newcomer,
  server,
}) => {
  test.setTimeout(120_000);
  const owner = await newcomer();
  const { slug } = await createOrganization(server, owner, 'Acme');
  let refusal = {};
  await page.route('**/api/fn/organizations.create', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...refusal } });
  });
  for (const [index, language] of languages.entries()) {
    const t = translator(language);
    await visit(owner, '/app/organizations/new', { language: language });
    const form = page.locator('form').filter({ has: page.locator('[name=slug]') });
    await form.locator('[name=slug]').fill(slug);
    await form.locator('[name=name]').fill('Second');
    for (const code of organizationCodes.filter((_, place) => place % languages.length === index)) {
      const message = t(`errors:${code}`);
      refusal = { code, message };
      await form.locator('button[type=submit]').click();
      // The field of the short name says this one itself.
      const shown = code === 'ORGANIZATION_ALREADY_EXISTS' ? t('organizations:slug.used') : message;
      await expect(form.getByRole('alert').filter({ hasText: shown }), `${code} ${language}`).toBeVisible();
      await expect(form.locator('[name=name]')).toHaveValue('Second');
    }
  }
});
