import { afterAll, expect, it } from 'vitest';
import { makeKey } from '#tests/support/api-keys.ts';
import { outcomeOf } from '#tests/support/browser.ts';
import { beginUpload } from '#tests/support/files.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const note = Buffer.from('Lines of a note');
const server = await startUsersServer();
const ada = server.admin;
afterAll(() => server.stop());

it('a key uploads where it may change records, and nowhere else', async () => {
  const [able, unable] = [
    await makeKey(ada, { permissions: ['repository:update'] }),
    await makeKey(ada, { permissions: ['repository:read'] }),
  ];
  expect(await outcomeOf(beginUpload(able.program, 'a.txt', note))).toBe('200');
  expect(await outcomeOf(beginUpload(unable.program, 'a.txt', note))).toBe('403 API_KEY_NOT_ALLOWED');
});
