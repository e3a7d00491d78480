import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { product } from '#contract/product.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com');
beforeEach(() => server.database.sql`truncate mails`);
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.stop());

const readDashboard = async (search = '') =>
  (await admin.request('GET', `${server.url}/api/dashboard?${search}`)).body;
const read = async (search = '') => (await readDashboard(search)).mail;

interface Mail {
  state: 'queued' | 'sent' | 'failed' | 'expired' | 'decoy';
  /** Seconds ago. */
  created: number;
  /** Seconds it took to send it. */
  took?: number;
  /** Seconds ago; in an hour where left out, so that the worker leaves the mail alone. */
  due?: number;
  error?: string;
}

async function addMails(mails: Mail[]) {
  for (const { state, created, took, due = -3600, error } of mails) {
    await server.database.sql`
      insert into mails (id, state, recipient, template, language, expires_at, last_error,
        created_at, tried_at, sent_at)
      values (gen_random_uuid(), ${state}, 'x@example.com', 'sign-in-code', 'en', now() + interval '1 day',
        ${error ?? null}, now() - make_interval(secs => ${created}), now() - make_interval(secs => ${due}),
        now() - make_interval(secs => ${created - (took ?? 0)}))`;
    if (state !== 'sent') await server.database.sql`update mails set sent_at = null where state <> 'sent'`;
  }
}

describe('outgoing mail', () => {
  it('counts what waits and what is tried again; others are none of it', async () => {
    await addMails([
      { state: 'queued', created: 1 },
      { state: 'queued', created: 2 },
      { state: 'queued', created: 3, error: 'ECONNREFUSED' },
      { state: 'decoy', created: 4 },
    ]);
    expect(await read()).toEqual({
      state: 'delivering',
      waiting: 2,
      retrying: 1,
      failedToday: 0,
      usualSeconds: null,
    });
  });

  it('counts the failed since the reader’s midnight', async () => {
    const noon = new Date();
    noon.setUTCHours(12, 0, 0, 0);
    const real = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const sinceMidnight = (real - noon.getTime()) / 1000 + 12 * 3600;
    await addMails([
      { state: 'failed', created: sinceMidnight - 1, due: sinceMidnight - 1 },
      { state: 'expired', created: sinceMidnight + 2 * 86_400, due: sinceMidnight - 2 },
      { state: 'failed', created: sinceMidnight + 3600, due: sinceMidnight + 1800 },
    ]);
    expect((await read()).failedToday).toBe(2);
    // Two hours east of here the day began two hours ago when ours did.
    expect((await read('timeZone=Etc/GMT-2')).failedToday).toBe(3);
  });

  it('tells the median of what the last hundred took', async () => {
    await addMails([
      { state: 'sent', created: 100, took: 1 },
      { state: 'sent', created: 90, took: 1.5 },
      { state: 'sent', created: 80, took: 60 },
    ]);
    expect((await read()).usualSeconds).toBeCloseTo(1.5, 2);
    await server.database.sql`
      insert into mails (id, state, recipient, template, language, expires_at, created_at, sent_at)
      select gen_random_uuid(), 'sent', '', '', 'en', now(), now() - interval '10 s', now() - interval '7 s'
      from generate_series(1, 100)`;
    expect((await read()).usualSeconds).toBeCloseTo(3, 2);
  });

  it.each<[string, string, Mail[]]>([
    [
      'while others get out, one that is refused for hours is no delay',
      'delivering',
      [
        { state: 'queued', created: 7200, error: '451' },
        { state: 'sent', created: 10, took: 2 },
      ],
    ],
    [
      'when the oldest has waited for a minute and nothing got out since',
      'delayed',
      [
        { state: 'sent', created: 120, took: 2 },
        { state: 'queued', created: 70, error: 'ECONNREFUSED' },
      ],
    ],
    [
      'after ten minutes of that',
      'stopped',
      [
        { state: 'sent', created: 900, took: 2 },
        { state: 'queued', created: 660, error: 'ECONNREFUSED' },
      ],
    ],
    ['when nothing was ever sent', 'stopped', [{ state: 'queued', created: 660, error: 'ECONNREFUSED' }]],
    [
      'while others get out, but new ones are not even tried',
      'delayed',
      [
        { state: 'sent', created: 10, took: 2 },
        { state: 'queued', created: 70 },
      ],
    ],
  ])('%s: %s', async (_when, state, mails) => {
    await addMails(mails);
    expect((await read()).state).toBe(state);
  });

  it('is caught without a mail server, which the first steps know', async () => {
    const { isNamed } = product;
    const { smtpUrl } = server.environment;
    Object.assign(product, { isNamed: false });
    Object.assign(server.environment, { smtpUrl: undefined });
    onTestFinished(() => {
      Object.assign(product, { isNamed });
      Object.assign(server.environment, { smtpUrl });
    });
    const { mail, firstSteps } = await readDashboard();
    expect(mail).toEqual({
      state: 'caught',
      waiting: 0,
      retrying: 0,
      failedToday: 0,
      usualSeconds: null,
    });
    expect(firstSteps).toEqual({ done: [], onlyAdmin: true });
  });
});
