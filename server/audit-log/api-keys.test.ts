import { afterAll, expect, it } from 'vitest';
import { makeKey } from '#tests/support/api-keys.ts';
import { idOf } from '#tests/support/id-of.ts';
import { startKeysServer } from '#tests/support/keys-server.ts';

const { server, call, signIn } = await startKeysServer();
afterAll(() => server.stop());

it('tells owners of keys what became of these, not which admin did it', async () => {
  const ada = await signIn();
  const adaId = await idOf(ada);
  const { id } = await makeKey(ada);
  const [created] = (await call(ada, 'GET', '/audit?scope=own&kind=api-key')).body.items;
  expect(created).toMatchObject({ subject: { id, name: 'Key' } });
  await call(server.admin, 'DELETE', `/users/${adaId}/api-keys/${id}`);
  const { items } = (await call(ada, 'GET', '/audit?scope=own&kind=api-key')).body;
  expect(items).toMatchObject([
    { action: 'api-key.revoked', actor: null, subject: { id, name: null } },
    { action: 'api-key.created', actor: { id: adaId }, subject: { id } },
  ]);
});
