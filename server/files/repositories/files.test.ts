import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chunkLength, largestFile, mostBytes } from '#contract/files/file-limits.ts';
import { removeFiles } from '#server/files/remove-files.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { appendChunk, beginUpload, uploadFile } from '#tests/support/files.ts';
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * chunkLength)]);
const note = Buffer.from('Lines of a note, كتابة');

const server = await startUsersServer();
const ada = server.admin;
afterAll(() => server.stop());

describe('files of a record', () => {
  beforeEach(async () => {
    await server.database.sql`truncate repositories, deleted_records`;
    await removeFiles(server, undefined);
  });

  const create = (browser: Browser, attachments: unknown) =>
    server.call(browser, 'POST', '/repositories', { name: 'Lantern', link: 'git.example/x', attachments });
  const download = (browser: Browser, recordId: string, id: string, init: RequestInit = {}) =>
    fetch(`${server.url}/api/files/repository/${recordId}/${id}`, {
      ...init,
      headers: { cookie: browser.cookieHeader, ...init.headers },
    });
  const sweep = () => cleanUp(server.database, server.environment);
  /** How many files are left, and chunks of them. */
  async function stored(): Promise<[number, number]> {
    const { sql } = server.database;
    return [(await sql`select from files`).length, (await sql`select from file_chunks`).length];
  }
  const expire = () => server.database.sql`update files set created_at = now() - interval '25 hours'`;

  it('are uploaded in chunks, told by their content, and downloaded whole or in part', async () => {
    const file = await uploadFile(ada, 'Übersicht “2”.txt', pdf);
    expect(file).toMatchObject({ name: 'Übersicht “2”.txt', size: pdf.length, type: 'application/pdf' });
    const [row] = await server.database.sql`select created_at from files where id = ${file.id}`;
    expect(file.uploadedAt).toBe(new Date(row?.created_at).toISOString());
    const { status, body } = await create(ada, [{ ...file, uploadedAt: '2001-01-01T00:00:00.000Z' }]);
    expect([status, body.attachments]).toEqual([200, [file]]);

    const whole = await download(ada, body.id, file.id);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="?bersicht ?2?.txt"; filename*=UTF-8''%C3%9Cbersicht%20%E2%80%9C2%E2%80%9D.txt`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store, no-transform',
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(pdf)).toBe(true);

    for (const [range, start, end] of [
      [`bytes=${chunkLength - 2}-${chunkLength + 1}`, chunkLength - 2, chunkLength + 1],
      ['bytes=-5', pdf.length - 5, pdf.length - 1],
      [`bytes=${pdf.length - 3}-`, pdf.length - 3, pdf.length - 1],
    ] as const) {
      const part = await download(ada, body.id, file.id, { headers: { range } });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${start}-${end}/${pdf.length}`,
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(pdf.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await download(ada, body.id, file.id, { headers: { range: `bytes=${pdf.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`]);
    const head = await download(ada, body.id, file.id, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(pdf.length)]);
  });

  it('go on where an upload was interrupted, and pass over what has arrived', async () => {
    const { body: begun } = await beginUpload(ada, 'plan.pdf', pdf);
    expect(begun.received).toBe(chunkLength);
    const twice = [
      appendChunk(ada, begun.id, pdf, chunkLength),
      appendChunk(ada, begun.id, pdf, chunkLength),
    ];
    for (const { status, body } of await Promise.all(twice))
      expect([status, body.received]).toEqual([200, 2 * chunkLength]);
    expect((await appendChunk(ada, begun.id, pdf, 0)).body.received).toBe(2 * chunkLength);
    expect((await appendChunk(ada, begun.id, pdf, 2 * chunkLength)).body.received).toBe(pdf.length);
    const { body } = await create(ada, [begun]);
    const whole = await download(ada, body.id, begun.id);
    expect(Buffer.from(await whole.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it('are removed with what no record names any longer, and with uploads that were given up', async () => {
    const [kept, dropped, given] = [
      await uploadFile(ada, 'kept.txt', note),
      await uploadFile(ada, 'dropped.pdf', pdf),
      await uploadFile(ada, 'given-up.txt', note),
    ];
    await beginUpload(ada, 'begun.pdf', pdf);
    await server.call(ada, 'DELETE', `/files/repository/${given.id}`);
    expect(await stored()).toEqual([3, 5]);
    const { body } = await create(ada, [kept, dropped]);
    await sweep();
    expect(await stored()).toEqual([3, 5]);
    await expire();
    await sweep();
    expect(await stored()).toEqual([2, 4]);
    const { name, link, updatedAt: expectedUpdatedAt } = body;
    const input = { name, link, expectedUpdatedAt, attachments: [kept] };
    const changed = await server.call(ada, 'PUT', `/repositories/${body.id}`, input);
    expect(changed.body.attachments).toEqual([kept]);
    await sweep();
    expect(await stored()).toEqual([1, 1]);
  });

  it('stay while a deletion can be undone, and go then', async () => {
    const file = await uploadFile(ada, 'plan.txt', note);
    const { body } = await create(ada, [file]);
    const { body: deletion } = await server.call(ada, 'DELETE', `/repositories/${body.id}`);
    expect((await download(ada, body.id, file.id)).status).toBe(404);
    await sweep();
    await server.call(ada, 'POST', '/repositories/restore', { deletedAt: deletion.deletedAt });
    expect((await download(ada, body.id, file.id)).status).toBe(200);
    await server.call(ada, 'DELETE', `/repositories/${body.id}`);
    await server.database.sql`update deleted_records set deleted_at = now() - interval '1 hour'`;
    await sweep();
    expect(await stored()).toEqual([0, 0]);
  });
});

describe('a file', () => {
  let eve: Browser;
  beforeAll(async () => {
    [eve] = await server.signInAdmin('eve@example.com');
  });
  beforeEach(async () => {
    await server.database.sql`truncate repositories, deleted_records, files cascade`;
  });
  const create = (browser: Browser, attachments: unknown, name = 'Lantern') =>
    server.call(browser, 'POST', '/repositories', { name, link: 'git.example/x', attachments });

  it('is uploaded by who may change records of the kind, and read by who may read the record', async () => {
    const user = await signInUser(server, 'user@example.com');
    const nobody = { name: 'a.txt', size: 1, content: 'QQ==' };
    expect(await outcomeOf(beginUpload(user, 'a.txt', note))).toBe('403 RESOURCE_NOT_ALLOWED');
    const answer = await fetch(`${server.url}/api/files/repository`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify(nobody),
    });
    expect(answer.status).toBe(401);
    const file = await uploadFile(ada, 'a.txt', note);
    expect(file.type).toBe('text/plain');
    const { body } = await create(ada, [file]);
    const address = `${server.url}/api/files/repository/${body.id}/${file.id}`;
    const read = (cookie: string) => fetch(address, { headers: { cookie } });
    expect([await read(user.cookieHeader), await read('')].map(({ status }) => status)).toEqual([200, 401]);
    for (const path of [`user/${body.id}`, `session/${body.id}`, 'repository/none'])
      expect(await outcomeOf(server.call(ada, 'GET', `/files/${path}/${file.id}`))).toMatch(/^404/);
    const other = await create(ada, [], 'Other');
    expect(await outcomeOf(server.call(ada, 'GET', `/files/repository/${other.body.id}/${file.id}`))).toMatch(
      /^404/,
    );
  });

  it('becomes that of a record only whole, once, and by who has uploaded it', async () => {
    const gone = {
      status: 422,
      body: { data: { fields: { attachments: expect.stringContaining('no longer') } } },
    };
    const file = await uploadFile(ada, 'a.txt', note);
    expect(await create(eve, [file])).toMatchObject(gone);
    const { body: part } = await beginUpload(ada, 'b.pdf', pdf);
    expect(await create(ada, [part])).toMatchObject(gone);
    const stale = { ...file, id: crypto.randomUUID() };
    expect(await create(ada, [stale])).toMatchObject(gone);
    const both = await Promise.all([create(ada, [file], 'One'), create(ada, [file], 'Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    // What the caller says of it does not count.
    const { body } = both.find(({ status }) => status === 200) ?? both[0];
    const { id, name, link, updatedAt: expectedUpdatedAt } = body;
    const forged = [{ ...file, name: 'other.exe', size: 1, type: 'text/html' }];
    const input = { name, link, expectedUpdatedAt, description: 'x', attachments: forged };
    const changed = await server.call(eve, 'PUT', `/repositories/${id}`, input);
    expect(changed.body.attachments).toEqual([file]);
    expect(await outcomeOf(server.call(ada, 'DELETE', `/files/repository/${file.id}`))).toBe('200');
    expect((await server.call(ada, 'GET', `/repositories/${id}`)).body.attachments).toEqual([file]);
  });

  it('stays where a change does not say which files there are', async () => {
    const file = await uploadFile(ada, 'a.txt', note);
    const { body } = await create(ada, [file]);
    const input = { name: 'Other', link: body.link, expectedUpdatedAt: body.updatedAt };
    const changed = await server.call(ada, 'PUT', `/repositories/${body.id}`, input);
    expect([changed.body.name, changed.body.attachments]).toEqual(['Other', [file]]);
  });

  it('is sent as it is, though it could be compressed', async () => {
    const file = await uploadFile(ada, 'long.txt', Buffer.alloc(5000, 'line\n'));
    const { body } = await create(ada, [file]);
    const headers = { cookie: ada.cookieHeader, 'accept-encoding': 'gzip', range: 'bytes=5-9' };
    const part = await fetch(`${server.url}/api/files/repository/${body.id}/${file.id}`, { headers });
    expect([part.headers.get('content-encoding'), await part.text()]).toEqual([null, 'line\n']);
  });

  it('is told to the audit trail where it comes and goes', async () => {
    const file = await uploadFile(ada, 'a.txt', note);
    const { body } = await create(ada, [file]);
    const { name, link, updatedAt: expectedUpdatedAt } = body;
    const input = { name, link, expectedUpdatedAt, attachments: [] };
    await server.call(ada, 'PUT', `/repositories/${body.id}`, input);
    const events = await server.database.sql`
      select data from audit_events where subject_id = ${body.id} order by id`;
    expect(events.map(({ data }) => data)).toEqual([
      { added: [file.id] },
      { fields: ['attachments'], removed: [file.id] },
    ]);
  });

  it('is refused where it is too large, or its parts are no chunks of it', async () => {
    const begin = (fields: object) =>
      outcomeOf(
        server.call(ada, 'POST', '/files/repository', { name: 'a', size: 2, content: 'QUE=', ...fields }),
      );
    expect(await begin({})).toBe('200');
    expect(await begin({ size: 0, content: '' })).toBe('200');
    for (const fields of [
      { size: largestFile + 1 },
      { size: -1 },
      { size: 1 },
      { size: 3 },
      { content: 'no base64!' },
      { name: ' ' },
      { name: 'a\u0000' },
      { content: 'A'.repeat(chunkLength * 2) },
    ])
      expect(await begin(fields), JSON.stringify(fields).slice(0, 40)).toMatch(/^4(?:13|22)/);
    expect(await outcomeOf(server.call(ada, 'POST', '/files/nothing', {}))).toMatch(/^422/);
    const { body } = await beginUpload(ada, 'b.pdf', pdf);
    expect(await outcomeOf(appendChunk(eve, body.id, pdf, chunkLength))).toBe('404 RECORD_NOT_FOUND');
    expect(await outcomeOf(appendChunk(ada, body.id, pdf.subarray(0, chunkLength + 9), chunkLength))).toMatch(
      /^422/,
    );
  });

  it('is refused where no space is left', async () => {
    const uploader = await idOf(ada);
    const fill = (size: number) => server.database.sql`
      insert into files (kind, name, size, type, received, uploaded_by)
      values ('repository', 'large', ${size}, 'text/plain', 0, ${uploader})`;
    await fill(mostBytes - note.length);
    const { body: file, status } = await beginUpload(ada, 'a.txt', note);
    expect(status).toBe(200);
    expect((await create(ada, [file])).status).toBe(200);
    expect(await beginUpload(ada, 'b.txt', note)).toMatchObject({
      status: 422,
      body: { data: { fields: { size: 'No space is left for this file' } } },
    });
    expect((await beginUpload(eve, 'b.txt', note)).status).toBe(200);
  });
});
