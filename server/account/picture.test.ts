import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { largestPictureBytes } from '#contract/picture.ts';
import { type Answer, Browser } from '#tests/support/browser.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { type SamplePicture, samplePicture } from '#tests/support/sample-pictures.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

const upload = (browser: Browser, name: SamplePicture | Buffer = 'webp'): Promise<Answer> => {
  const bytes = typeof name === 'string' ? samplePicture(name) : name;
  const body = { content: bytes.toString('base64') };
  return browser.request('POST', `${browser.appUrl}/api/account/picture`, body);
};
const remove = (browser: Browser) => browser.request('DELETE', `${browser.appUrl}/api/account/picture`);
const imageOf = async (browser: Browser): Promise<string | null> =>
  (await browser.request('GET', `${browser.appUrl}/api/account`)).body.image;
const look = (browser: Browser, image: string | null) =>
  fetch(`${browser.appUrl}${image}`, { headers: { cookie: browser.cookieHeader } });

describe.each(['the database', 'a store like S3'])('a picture in %s', (where) => {
  let server: TestServer;
  let store: S3Server | undefined;
  let ada: Browser;
  let email: string;
  beforeAll(async () => {
    store = where === 'the database' ? undefined : await startS3Server();
    server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com', ...store?.variables });
  });
  afterAll(async () => {
    await server?.stop();
    await store?.stop();
  });
  beforeEach(async () => {
    await server.database.sql`delete from rate_limits`;
    email = `ada-${crypto.randomUUID()}@example.com`;
    ada = await signInUser(server, email, 'Ada Lovelace');
  });

  /** The number of stored pictures of a user. */
  async function stored(address = email): Promise<number> {
    const [user] = await server.database.sql`select id from users where email = ${address}`;
    if (store) return (await store.keys()).filter((key) => key.includes(String(user?.id))).length;
    return (await server.database.sql`select 1 from pictures where user_id = ${String(user?.id)}`).length;
  }

  it('is stored without metadata, shown to signed-in users, and cached permanently', async () => {
    const answer = await upload(ada, 'jpeg');
    expect([answer.status, answer.body.image]).toEqual([
      200,
      expect.stringMatching(/^\/pictures\/[\w-]{36}\/[\da-f]{32}$/),
    ]);
    expect(await imageOf(ada)).toBe(answer.body.image);
    const eve = await signInUser(server, `eve-${email}`);
    const seen = await look(eve, answer.body.image);
    expect(seen.status).toBe(200);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const bytes = Buffer.from(await seen.arrayBuffer());
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(bytes.includes('ICC')).toBe(false);
  });

  it('is not shown to anonymous users, or under another URL', async () => {
    const { image } = (await upload(ada)).body;
    const anonymous = await look(new Browser(server.url), image);
    expect([anonymous.status, anonymous.headers.get('cache-control')]).toEqual([401, 'no-store']);
    const [user] = await server.database.sql`select id from users where email = ${email}`;
    for (const path of [
      image.replace(/.$/, image.endsWith('0') ? '1' : '0'),
      image.replace(String(user?.id), 'somebody-else'),
      `/pictures/${user?.id}/..%2f..%2fsecret`,
    ]) {
      expect((await look(ada, path)).status).toBe(404);
    }
  });

  it('replaces the previous one, which is deleted, even if several are uploaded at once', async () => {
    const first = (await upload(ada, 'png')).body.image;
    const names: SamplePicture[] = ['jpeg', 'webp', 'webpAlpha'];
    const answers = await Promise.all(names.map((name) => upload(ada, name)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await look(ada, await imageOf(ada))).status).toBe(200);
    await expect.poll(async () => [(await look(ada, first)).status, await stored()]).toEqual([404, 1]);
  });

  it('is removed by its user, also if there is none', async () => {
    const { image } = (await upload(ada)).body;
    for (const _ of [1, 2]) expect((await remove(ada)).body).toEqual({ image: null });
    expect(await imageOf(ada)).toBeNull();
    await expect.poll(async () => [(await look(ada, image)).status, await stored()]).toEqual([404, 0]);
    const events = await server.database.sql`
      select data from audit_events e join users u on u.id = e.subject_id
      where u.email = ${email} and action = 'user.updated' order by e.id`;
    expect(events.map(({ data }) => data)).toEqual([{ fields: ['image'] }, { fields: ['image'] }]);
  });

  it('is deleted with the user, whoever deletes the account', async () => {
    const admin = await signInUser(server, 'admin@example.com');
    const other = await signInUser(server, `other-${email}`);
    const images = [(await upload(ada)).body.image, (await upload(other)).body.image];
    const [user] = await server.database.sql`select id from users where email = ${`other-${email}`}`;
    expect((await admin.request('DELETE', `${server.url}/api/users/${user?.id}`)).status).toBe(200);
    await ada.post('/delete-user', {});
    expect((await ada.post('/delete-user', { token: await server.mailbox.codeFor(email) })).status).toBe(200);
    for (const image of images) await expect.poll(async () => (await look(admin, image)).status).toBe(404);
    if (store) for (const image of images) expect(await store.keys()).not.toContain(image.slice(1));
  });
});

describe('uploading a picture', () => {
  let server: TestServer;
  let ada: Browser;
  beforeAll(async () => {
    server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
    ada = await signInUser(server, 'ada@example.com');
  });
  afterAll(() => server?.stop());

  it('accepts 200 KiB over REST and RPC, and no more; other operations accept less', async () => {
    const large = Buffer.alloc(largestPictureBytes);
    const both = [
      [`${server.url}/api/account/picture`, (content: string) => ({ content })],
      [`${server.url}/api/fn/account.uploadPicture`, (content: string) => ({ data: { content } })],
    ] as const;
    for (const [url, body] of both) {
      const read = await ada.request('POST', url, body(large.toString('base64')));
      expect([read.status, read.body.code]).toEqual([422, 'INVALID_IMAGE']);
      const longer = await ada.request(
        'POST',
        url,
        body(Buffer.alloc(largestPictureBytes + 3).toString('base64')),
      );
      expect([longer.status, longer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
      const tooLong = await ada.request('POST', url, body('A'.repeat(300_000)));
      expect([tooLong.status, tooLong.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    }
    const name = await ada.request('PUT', `${server.url}/api/account/name`, { name: 'A'.repeat(70_000) });
    expect(name.status).toBe(413);
  });

  it('rejects data that is no image or not base64', async () => {
    const svg = await upload(ada, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([svg.status, svg.body]).toEqual([
      422,
      { code: 'INVALID_IMAGE', message: 'This picture cannot be used' },
    ]);
    for (const content of ['', 'data:image/png;base64,AA==', 'A', '<svg>']) {
      const answer = await ada.request('POST', `${server.url}/api/account/picture`, { content });
      expect([content, answer.status, answer.body.code]).toEqual([content, 422, 'VALIDATION_FAILED']);
    }
  });

  it('reports an unavailable store, and changes nothing', async () => {
    const store = await startS3Server();
    const broken = await startTestServer({
      ...store.variables,
      S3_SECRET_ACCESS_KEY: 'another',
      ADMIN_EMAILS: 'admin@example.com',
    });
    try {
      const eve = await signInUser(broken, 'eve@example.com');
      const answer = await upload(eve);
      expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      await store.stop();
      // What a deleted user leaves is removed once the store is back: a job that is tried again.
      const ruler = await signInUser(broken, 'admin@example.com');
      const [user] = await broken.database.sql`
        insert into users (id, name, email) values ('gone', 'Gone', 'gone@example.com') returning id`;
      expect((await ruler.request('DELETE', `${broken.url}/api/users/${user?.id}`)).status).toBe(200);
      await expect
        .poll(() => broken.database.sql`select state, data from jobs.job where name = 'pictures.remove'`)
        .toEqual([{ state: 'retry', data: { folder: '', ownerId: 'gone' } }]);
      // A user id of '..' would lead out of the pictures' folder: the store is not even called.
      const outside = await sendRaw({
        port: Number(new URL(broken.url).port),
        path: `/pictures/%2e%2e/${'a'.repeat(32)}`,
        headers: { host: new URL(broken.url).host, cookie: eve.cookieHeader },
      });
      expect(outside.status).toBe(404);
      expect((await upload(eve)).status).toBe(503);
      expect(await imageOf(eve)).toBeNull();
    } finally {
      await broken.stop();
    }
  });
});
