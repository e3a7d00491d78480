import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
// Only what a test has put there counts; the admin came long ago.
await server.database.sql`update users set created_at = '2020-01-01'`;
beforeEach(async () => {
  await changeTrail(server.database.sql, (tx) => tx`truncate audit_events, mails`);
  await server.database.sql`delete from users where email like 'test-%'`;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.stop());

/** Wednesday, five in the afternoon in Paris, three days after the clocks there went forward. */
const now = '2024-04-03T15:00:00Z';

function stopClock(at = now) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
}

const read = async (search: string, currentUser = admin) =>
  (await currentUser.request('GET', `${server.url}/api/dashboard?${search}`)).body;

async function addEvents(action: string, moments: string[], reason?: string) {
  for (const at of moments)
    await server.database.sql`insert into audit_events (action, subject_type, subject_id, data, created_at)
      values (${action}, 'user', 'x', ${reason ? JSON.stringify({ reason }) : null}::text::jsonb, ${at})`;
}

const inParis = 'days=7&timeZone=Europe/Paris';

describe('the days', () => {
  it('begin at the reader’s midnight, shorter days too, and are 0 without events', async () => {
    stopClock();
    await addEvents('user.signed-in', [
      '2024-03-20T22:59:59.999Z', // before both periods
      '2024-03-20T23:00:00.000Z', // the first moment of the period before
      '2024-03-27T15:59:59.999Z', // a week ago, not later in the day than now
      '2024-03-27T16:00:00.000Z', // a week ago, later: neither here nor there
      '2024-03-27T22:59:59.999Z', // the last moment before the period
      '2024-03-27T23:00:00.000Z', // its first moment
      '2024-03-30T22:59:59.999Z', // Saturday
      '2024-03-30T23:00:00.000Z', // Sunday, which lasts 23 hours
      '2024-03-31T21:59:59.999Z',
      '2024-03-31T22:00:00.000Z', // Monday
      '2024-04-03T14:59:00.000Z', // today
    ]);
    await addEvents('user.signed-up', ['2024-03-27T22:59:00Z', '2024-03-31T10:00:00Z']);
    const { days, figures, from } = await read(inParis);
    expect(from).toBe('2024-03-27T23:00:00.000Z');
    expect(days.map((day: Record<string, unknown>) => Object.values(day).join(' '))).toEqual([
      '2024-03-28 1 1 0',
      '2024-03-29 0 0 0',
      '2024-03-30 1 0 0',
      '2024-03-31 2 0 1',
      '2024-04-01 1 0 0',
      '2024-04-02 0 0 0',
      '2024-04-03 1 1 0',
    ]);
    expect(figures.signIns).toEqual({ now: 6, before: 2 });
    const inTokyo = await read('days=7&timeZone=Asia/Tokyo');
    expect(inTokyo.days.at(-1)).toEqual({ date: '2024-04-04', signIns: 0, signInsBefore: 0, signUps: 0 });
  });

  it.each([7, 28, 84])('are %i where so many are asked for', async (length) => {
    const { days } = await read(`days=${length}`);
    expect(days).toHaveLength(length);
    expect(days.at(-1).date).toBe(new Date().toISOString().slice(0, 10));
  });

  it('are 28 of UTC unless told otherwise', async () => {
    const { days, readAt } = await read('');
    expect(days).toHaveLength(28);
    expect(days.at(-1).date).toBe(readAt.slice(0, 10));
  });
});

describe('the figures', () => {
  it('count what was refused in the period and before it', async () => {
    stopClock();
    await addEvents('user.code-refused', ['2024-03-21T10:00:00Z', '2024-04-03T10:00:00Z'], 'wrong');
    await addEvents('user.code-refused', ['2024-04-02T10:00:00Z'], 'expired');
    const { figures } = await read(inParis);
    expect(figures).toEqual({
      signIns: { now: 0, before: 0 },
      refusedSignIns: { now: 2, before: 1 },
      wrongCodes: 1,
    });
  });

  it('follow what happens at sign-in', async () => {
    await signInUser(server, `test-${crypto.randomUUID()}@example.com`);
    const stranger = new Browser(server.url);
    await stranger.post('/sign-in/email-otp', { email: 'test-nobody@example.com', otp: 'AAAAAA' });
    const { figures, days } = await read('days=7');
    expect(figures).toMatchObject({
      signIns: { now: 1, before: 0 },
      refusedSignIns: { now: 1, before: 0 },
      wrongCodes: 1,
    });
    expect(days.at(-1)).toMatchObject({ signIns: 1, signUps: 1 });
  });
});

describe('REST and RPC', () => {
  // Browsers report zones that the server's version of the data doesn't have, or none.
  it.each(['Mars/Olympus', 'Etc/Unknown', ''])('count in UTC for the time zone %j', async (timeZone) => {
    const inUtc = await read('days=7&timeZone=UTC');
    const search = new URLSearchParams({ days: '7', timeZone });
    expect(await read(String(search))).toEqual({ ...inUtc, readAt: expect.any(String) });
    const data = Object.fromEntries(search);
    const overRpc = await admin.request('POST', `${server.url}/api/fn/dashboard.read`, { data });
    expect([overRpc.status, overRpc.body.from]).toEqual([200, inUtc.from]);
  });

  it.each([
    ['days=8', 'days'],
    ['days=', 'days'],
    ['days=seven', 'days'],
  ])('refuse %s', async (search, field) => {
    const body = await read(search);
    expect(body.code).toBe('VALIDATION_FAILED');
    expect(Object.keys(body.data.fields)).toEqual([field]);
    const data = Object.fromEntries(new URLSearchParams(search));
    const overRpc = await admin.request('POST', `${server.url}/api/fn/dashboard.read`, { data });
    expect([overRpc.status, overRpc.body.data]).toEqual([422, body.data]);
  });
});
