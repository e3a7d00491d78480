import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chunkLength } from '#contract/files/file-limits.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { beginUpload, uploadFile } from '#tests/support/files.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer, type UsersServer } from '#tests/support/users-server.ts';
import { whileChanging } from '#tests/support/while-changing.ts';

const note = Buffer.from('Lines of a note');
const large = Buffer.alloc(2 * chunkLength + 5, 'note ');

let server: UsersServer;
let ada: Browser;
beforeAll(async () => {
  server = await startUsersServer();
  ada = (await server.signInAdmin('ada@example.com'))[0];
});
afterAll(() => server?.stop());
beforeEach(async () => {
  await server.database.sql`truncate repositories, deleted_records, files cascade`;
});

const create = (browser: Browser, attachments: unknown, name = 'Lantern') =>
  server.call(browser, 'POST', '/repositories', { name, link: 'git.example/x', attachments });
const idsOf = async () => (await server.database.sql`select id from files`).map(({ id }) => id);

async function addRecord(bytes: Buffer) {
  const file = await uploadFile(ada, 'note.txt', bytes);
  const { body } = await create(ada, [file]);
  const download = (init: RequestInit = {}) =>
    fetch(`${server.url}/api/files/repository/${body.id}/${file.id}`, {
      ...init,
      headers: { cookie: ada.cookieHeader, ...init.headers },
    });
  return { recordId: body.id as string, fileId: file.id, download };
}

it.each([0, note.length, chunkLength])('nothing comes after the end of a file of %i bytes', async (size) => {
  const { id } = await uploadFile(ada, 'a', Buffer.alloc(size));
  const more = { offset: size, content: '' };
  for (const _ of ['once', 'twice']) {
    const { status, body } = await server.call(ada, 'POST', `/files/repository/${id}`, more);
    expect([status, body.received]).toEqual([200, size]);
  }
});

it('a longer end than a file has is the whole file, and HEAD knows no ranges', async () => {
  const { download } = await addRecord(note);
  const end = await download({ headers: { range: 'bytes=-999' } });
  expect([end.status, await end.text()]).toEqual([200, String(note)]);
  const head = await download({ method: 'HEAD', headers: { range: 'bytes=0-1' } });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(note.length)]);
});

it('only kinds of records have files: nobody uploads any for an account', async () => {
  const user = await signInUser(server, 'user@example.com');
  const input = { name: 'a', size: 2, content: 'QUE=' };
  for (const kind of ['account', 'apps'])
    for (const caller of [user, ada])
      expect(await outcomeOf(server.call(caller, 'POST', `/files/${kind}`, input))).toMatch(/^4(?:03|22)/);
});

it('a file that lacks a chunk, or the end of one, is never sent as a whole one', async () => {
  const { fileId, download } = await addRecord(large);
  const { sql } = server.database;
  const broken = async () => (await download()).arrayBuffer();
  await sql`update file_chunks set content = substr(content, 1, 9) where file_id = ${fileId} and number = 1`;
  await expect(broken()).rejects.toThrow();
  await sql`delete from file_chunks where file_id = ${fileId} and number = 1`;
  await expect(broken()).rejects.toThrow();
  await sql`delete from file_chunks where file_id = ${fileId}`;
  const answer = await download();
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([500, null]);
});

it('an old upload that a record takes during the clean-up stays', async () => {
  const { sql } = server.database;
  const { recordId } = await addRecord(note);
  const file = await uploadFile(ada, 'old.txt', note);
  await sql`update files set created_at = now() - interval '25 hours'`;
  const take = async (tx: TransactionSql) => {
    await tx`update files set attached_at = now() where id = ${file.id}`;
    await tx`update repositories set attachments = ${JSON.stringify([file])}::text::jsonb where id = ${recordId}`;
  };
  await whileChanging(sql, take, () => cleanUp(server.database, server.environment));
  expect(await idsOf()).toEqual([file.id]);
});

it('uploads that wait for the store keep nobody else from the database', async () => {
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
  const store = createServer((req, res) => void isBack.then(() => req.resume() && res.end()));
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const slow = await startUsersServer({
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_BUCKET: 'files-of-tests',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'key',
  });
  const uploads = Array.from({ length: 12 }, () => outcomeOf(beginUpload(slow.admin, 'a.txt', note)));
  await expect.poll(() => slow.database.sql`select from files`).toHaveLength(12);
  expect(await outcomeOf(slow.call(slow.admin, 'GET', '/repositories'))).toBe('200');
  comeBack();
  expect(await Promise.all(uploads)).toEqual(uploads.map(() => '200'));
  await slow.stop();
  store.close();
});
