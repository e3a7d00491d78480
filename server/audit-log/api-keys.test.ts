import { afterAll, expect, it } from 'vitest';
import { makeKey } from '#tests/support/api-keys.ts';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { startKeysServer } from '#tests/support/keys-server.ts';

const { server, call, signIn, makeOrganization, join } = await startKeysServer();
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
    { action: 'api-key.revoked', actor: null, subject: { id, name: 'Key' } },
    { action: 'api-key.created', actor: { id: adaId }, subject: { id } },
  ]);
});

it('names the keys of others to managers, not in the log of an organization', async () => {
  const owner = await signIn();
  const organizationId = await makeOrganization(owner);
  const member = await signIn();
  await join(organizationId, member, 'admin');
  const { id } = await makeKey(member, { organizationId });
  await call(member, 'DELETE', `/account/api-keys/${id}`);
  const subjects = async (browser: Browser, query: string) => {
    const { items } = (await call(browser, 'GET', `/audit?kind=api-key&${query}`)).body;
    return items.map(({ subject }: { subject: object }) => subject);
  };
  const named = { id, name: 'Key' };
  expect(await subjects(server.admin, `scope=${organizationId}`)).toEqual([named, named]);
  expect(await subjects(member, 'scope=own')).toEqual([named, named]);
  expect(await subjects(member, `scope=${organizationId}`)).toEqual([named, named]);
  const log = await call(owner, 'GET', `/audit?scope=${organizationId}`);
  expect(log.body.items).toHaveLength(3);
  expect(JSON.stringify(log.body)).not.toContain('Key');
});
