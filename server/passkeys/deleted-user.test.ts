import { afterAll, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { Authenticator } from '#tests/support/passkeys-authenticator.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';
import { whileChanging } from '#tests/support/while-changing.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

it('no passkey is added for who is deleted at that moment', async () => {
  const ada = await signInUser(server, 'ada@example.com');
  const id = await idOf(ada);
  const call = (name: string, data?: unknown) =>
    ada.request('POST', `${server.url}/api/fn/passkeys.${name}`, { data });
  await call('requestCode');
  const code = await server.mailbox.codeFor('ada@example.com');
  const credential = new Authenticator(server.url).create((await call('createOptions', { code })).body);
  const adding = whileChanging(
    server.database.sql,
    (tx) => tx`delete from users where id = ${id}`,
    () => outcomeOf(call('create', { name: 'Key', credential })),
  );
  expect(await adding).toBe('401 UNAUTHORIZED');
});
