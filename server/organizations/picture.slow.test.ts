import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { largestPictureBytes } from '#contract/picture.ts';
import { Browser } from '#tests/support/browser.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { samplePicture } from '#tests/support/sample-pictures.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

const call = (browser: Browser, method: string, path: string, body?: unknown) =>
  browser.request(method, `${browser.appUrl}/api/organizations${path && `/${path}`}`, body);
const content = samplePicture('jpeg').toString('base64');
const look = (browser: Browser, logo: string) =>
  fetch(`${browser.appUrl}${logo}`, { headers: { cookie: browser.cookieHeader } });

describe.each(['the database', 'a store like S3'])('the picture of an organization in %s', (where) => {
  let server: TestServer;
  let store: S3Server | undefined;
  let owner: Browser;
  let member: Browser;
  let id: string;
  beforeAll(async () => {
    store = where === 'the database' ? undefined : await startS3Server();
    server = await startTestServer({ ...store?.variables, ADMIN_EMAILS: 'admin@example.com' });
    owner = await signInUser(server, 'owner@example.com', 'Ada Owner');
    member = await signInUser(server, 'member@example.com', 'Nia Member');
  });
  afterAll(async () => {
    await server?.stop();
    await store?.stop();
  });
  beforeEach(async () => {
    await server.database.sql`delete from organizations`;
    ({ id } = (await call(owner, 'POST', '', { name: 'Acme', slug: 'acme' })).body);
    await server.database.sql`insert into members (id, organization_id, user_id, role)
      select gen_random_uuid()::text, ${id}, id, 'member' from users where email = 'member@example.com'`;
  });

  const upload = (browser: Browser, bytes = content) =>
    call(browser, 'POST', `${id}/picture`, { content: bytes });
  const stored = async () =>
    store
      ? (await store.keys()).filter((key) => key.includes(id)).length
      : (await server.database.sql`select from organization_pictures`).length;

  it('is stored, shown to signed-in users, replaced and removed, and no new version for forms', async () => {
    const before = (await call(owner, 'GET', id)).body;
    const { status, body } = await upload(owner);
    expect([status, body.logo]).toEqual([
      200,
      expect.stringMatching(/^\/pictures\/organizations\/[\w-]+\/\w+$/),
    ]);
    expect((await call(member, 'GET', id)).body).toEqual({
      ...before,
      logo: body.logo,
      role: 'member',
      openInvitations: null,
    });
    const seen = await look(member, body.logo);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await look(new Browser(server.url), body.logo)).status).toBe(401);
    for (const other of ['/organizations/', '/nothing/', '/'])
      expect((await look(owner, body.logo.replace('/organizations/', other).replace(/.$/, 'z'))).status).toBe(
        404,
      );
    const second = (await upload(owner)).body.logo;
    await expect.poll(async () => (await look(owner, body.logo)).status).toBe(404);
    expect([(await look(owner, second)).status, await stored()]).toEqual([200, 1]);
    for (const _ of [1, 2])
      expect((await call(owner, 'DELETE', `${id}/picture`)).body).toEqual({ logo: null });
    await expect.poll(async () => [(await look(owner, second)).status, await stored()]).toEqual([404, 0]);
    const events = await server.database.sql`
      select action from audit_events where subject_id = ${id} and action like '%picture%' order by id`;
    expect(events.map(({ action }) => action)).toEqual([
      'organization.picture-changed',
      'organization.picture-changed',
      'organization.picture-removed',
    ]);
  });

  it('is the one that is stored and shown of several concurrent uploads', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => upload(owner)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await look(owner, (await call(owner, 'GET', id)).body.logo)).status).toBe(200);
    await expect.poll(stored).toBe(1);
  });

  it('is for those who may change the organization, and for pictures', async () => {
    const stranger = await signInUser(server, 'stranger@example.com');
    for (const [browser, expected] of [
      [member, [403, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION']],
      [stranger, [404, 'ORGANIZATION_NOT_FOUND']],
      [new Browser(server.url), [401, 'UNAUTHORIZED']],
    ] as const)
      for (const answer of [await upload(browser), await call(browser, 'DELETE', `${id}/picture`)])
        expect([answer.status, answer.body.code]).toEqual(expected);
    const svg = await upload(
      owner,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
    );
    expect([svg.status, svg.body.code]).toEqual([422, 'INVALID_IMAGE']);
    const large = await upload(owner, Buffer.alloc(largestPictureBytes + 3).toString('base64'));
    expect([large.status, large.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    await expect.poll(stored).toBe(0);
  });

  it('goes with the organization', async () => {
    await upload(owner);
    expect((await call(owner, 'DELETE', id)).status).toBe(200);
    await expect.poll(stored).toBe(0);
  });

  it('goes with an organization that ends with the account of its last member, which leaves an event', async () => {
    for (const email of ['last-own@example.com', 'last-other@example.com']) {
      const last = await signInUser(server, email);
      ({ id } = (await call(last, 'POST', '', { name: 'Last', slug: 'last' })).body);
      await upload(last);
      await expect.poll(stored).toBe(1);
      const userId = (await last.get('/get-session')).body.user.id;
      if (email.includes('own')) {
        await last.post('/delete-user', {});
        const token = await server.mailbox.codeFor(email);
        expect((await last.post('/delete-user', { token })).status).toBe(200);
      } else {
        const admin = await signInUser(server, 'admin@example.com', 'Amina Admin');
        expect((await admin.request('DELETE', `${server.url}/api/users/${userId}`)).status).toBe(200);
      }
      await expect.poll(stored).toBe(0);
      const events = await server.database.sql`
        select action, actor_id, subject_type, data from audit_events
        where subject_id = ${id} and action = 'organization.deleted'`;
      expect(events).toEqual([
        {
          action: 'organization.deleted',
          actor_id: null,
          subject_type: 'organization',
          data: { lastMember: userId },
        },
      ]);
    }
  });
});
