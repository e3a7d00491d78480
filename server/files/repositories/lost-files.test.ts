import { afterAll, expect, it } from 'vitest';
import { uploadFile } from '#tests/support/files.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
const ada = server.admin;
afterAll(() => server.stop());

async function create(name: string, files: number): Promise<string> {
  const uploads = Array.from({ length: files }, (_, n) => uploadFile(ada, `${n}.txt`, Buffer.from('Lines')));
  const attachments = await Promise.all(uploads);
  const record = { name, link: 'git.example/x', attachments };
  return (await server.call(ada, 'POST', '/repositories', record)).body.id;
}

const count = async (input: object) =>
  (await ada.request('POST', `${server.url}/api/fn/repositories.count`, { data: input })).body;

it('the count of records tells how many files are lost with them: of those named, and of a whole list', async () => {
  const ids = [await create('Lantern', 2), await create('Compass', 1), await create('Anchor', 0)];
  expect(await count({})).toEqual({ count: 3, exact: true, files: 3 });
  expect(await count({ ids: ids.slice(0, 1) })).toEqual({ count: 1, exact: true, files: 2 });
  expect(await count({ ids: ids.slice(2) })).toEqual({ count: 1, exact: true, files: 0 });
  expect(await count({ searchTerm: 'compass' })).toEqual({ count: 1, exact: true, files: 1 });
});
