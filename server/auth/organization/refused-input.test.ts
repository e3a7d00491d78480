import { afterAll, expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';

const server = await startAuthServer();
const admin = await server.signIn('admin@example.com');
const organizationId = await createOrganization(admin, 'acme');
afterAll(() => server.stop());

const invalid = textIn(otherLanguage, 'validation.generic.invalid');

it.each<[string, () => object, Record<string, string>]>([
  ['/organization/create', () => ({ name: 'Good', slug: 'No Slug' }), { slug: invalid }],
  ['/organization/update', () => ({ organizationId, data: { slug: 'x'.repeat(61) } }), { slug: invalid }],
])('%s names the invalid fields, as in the API', async (path, body, fields) => {
  admin.headers = { 'accept-language': otherLanguage };
  const answer = await admin.post(path, body());
  expect([answer.status, answer.body]).toEqual([
    422,
    {
      code: 'VALIDATION_FAILED',
      message: textIn(otherLanguage, 'errors.VALIDATION_FAILED'),
      data: { fields },
    },
  ]);
});

it('an update without fields is rejected', async () => {
  for (const data of [{}, { unknown: 'x' }, { id: 'x', createdAt: '2020-01-01' }]) {
    const answer = await admin.post('/organization/update', { organizationId, data });
    expect([answer.status, answer.body.code]).toEqual([400, 'NO_DATA_TO_UPDATE']);
  }
});
