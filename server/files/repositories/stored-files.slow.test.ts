import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { chunkLength } from '#contract/files/file-limits.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { appendChunk, beginUpload, uploadFile } from '#tests/support/files.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * chunkLength)]);
const store = await startS3Server();
const server = await startUsersServer(store.variables);
const { admin, database } = server;
afterAll(async () => {
  await server.stop();
  await store.stop();
});

const chunks = async () => (await store.keys()).filter((key) => key.startsWith('files')).length;
const sweep = () => cleanUp(database, server.environment);

it('files in a store like S3 are uploaded in chunks, downloaded whole or in part, and removed', async () => {
  const { body: begun } = await beginUpload(admin, 'plan.pdf', pdf);
  const twice = [1, 2].map(() => appendChunk(admin, begun.id, pdf, chunkLength));
  for (const { body } of await Promise.all(twice)) expect(body.received).toBe(2 * chunkLength);
  expect((await appendChunk(admin, begun.id, pdf, 2 * chunkLength)).body.received).toBe(pdf.length);
  await uploadFile(admin, 'given-up.txt', Buffer.from('Lines of a note'));
  expect(await chunks()).toBe(4);

  const record = { name: 'Lantern', link: 'git.example/x', attachments: [begun] };
  const { body } = await server.call(admin, 'POST', '/repositories', record);
  const download = async (range?: string) => {
    const headers = { cookie: admin.cookieHeader, ...(range && { range }) };
    const answer = await fetch(`${server.url}/api/files/repository/${body.id}/${begun.id}`, { headers });
    return Buffer.from(await answer.arrayBuffer());
  };
  expect((await download()).equals(pdf)).toBe(true);
  const [start, end] = [chunkLength - 2, chunkLength + 1];
  expect(await download(`bytes=${start}-${end}`)).toEqual(pdf.subarray(start, end + 1));

  await database.sql`update files set created_at = now() - interval '25 hours'`;
  await sweep();
  expect(await chunks()).toBe(3);
  const { body: deletion } = await server.call(admin, 'DELETE', `/repositories/${body.id}`);
  await sweep();
  await server.call(admin, 'POST', '/repositories/restore', { deletedAt: deletion.deletedAt });
  expect((await download()).length).toBe(pdf.length);
  await server.call(admin, 'DELETE', `/repositories/${body.id}`);
  await database.sql`update deleted_records set deleted_at = now() - interval '1 hour'`;
  await sweep();
  expect([await chunks(), await database.sql`select from files`]).toEqual([0, []]);
});
