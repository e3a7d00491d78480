import express, { type RequestHandler } from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { createFailureCounter } from '../auth/code/code-counters.ts';
import { ipGroup, normalizeForwardedFor } from '../http/client-address.ts';
import { errorHandler } from '../http/error-handler.ts';
import { createLogger } from '../http/logger.ts';
import { serverEvents } from '../observability/events.ts';
import type { LimitRule } from './limits.ts';
import { createRateLimiter, type RateLimiter, rateLimit } from './rate-limiter.ts';

let test: TestDatabase;
const instances: HttpServer[] = [];
const faults: unknown[] = [];
const logger = createLogger({ level: 'silent' });
const secret = 'a secret of the tests, long enough';

beforeAll(async () => {
  test = await createTestDatabase();
});

afterEach(async () => {
  await Promise.all(instances.splice(0).map((instance) => instance.stop()));
  faults.splice(0);
  await test.database.sql`truncate rate_limits`;
});

afterAll(() => test.drop());

/** One instance of the server; several share the database. */
async function serve(
  handler: RequestHandler,
  trustProxy: boolean | number | string = false,
): Promise<string> {
  const app = express().set('trust proxy', trustProxy);
  app.use(normalizeForwardedFor({ logger: { error: (...line: unknown[]) => void faults.push(line) } }));
  app.use(express.json());
  app.post('/', handler, (_req, res) => void res.json({ done: true }));
  app.use(errorHandler({ logger }));
  const served = await startHttpServer(app);
  instances.push(served);
  return served.url;
}

const limiter = () => createRateLimiter({ database: test.database, secret });
/** Counts as a route does before an action. */
const limitByIp =
  (counted: LimitRule): RequestHandler =>
  async (req, _res, next) => {
    await limiter().consume(counted, ipGroup(req.ip));
    next();
  };

const rule: LimitRule = { name: 'test', limit: 3, windowSeconds: 60 };

async function statuses(times: number, request: (index: number) => Promise<Response>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => request(index)));
  return answers.map(({ status }) => status).sort();
}

const post = (url: string, headers: Record<string, string> = {}, body: unknown = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('several rules, counted in turn,', () => {
  const [first, second] = [
    { ...rule, name: 'first' },
    { ...rule, name: 'second', limit: 10 },
  ];
  const count = () =>
    limiter().countInTurn([
      [first, 'ada'],
      [second, 'ada'],
    ]);

  it('are exact for concurrent requests, and none counts after one whose limit is passed', async () => {
    const counts = await Promise.all(Array.from({ length: 6 }, count));
    expect(counts.map(([made]) => made?.hits).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(counts.flatMap(([, made]) => made?.hits ?? []).sort()).toEqual([1, 2, 3]);
    await expect(limiter().consume(first, 'ada')).rejects.toMatchObject({ status: 429 });
  });

  it('begin anew when their windows have ended', async () => {
    await count();
    await test.database.sql`update rate_limits set expire = 0`;
    const counts = await count();
    expect(counts.map(({ hits }) => hits)).toEqual([1, 1]);
    for (const { seconds } of counts) expect(seconds).toBeGreaterThan(55);
  });
});

describe('the limit by IP', () => {
  it('applies to all instances together and to concurrent requests', async () => {
    const urls = [await serve(limitByIp(rule)), await serve(limitByIp(rule))];
    expect(await statuses(8, (index) => post(urls[index % 2] ?? ''))).toEqual([
      200, 200, 200, 429, 429, 429, 429, 429,
    ]);
  });

  it('responds with 429, Retry-After and TOO_MANY_REQUESTS', async () => {
    const url = await serve(limitByIp({ ...rule, limit: 0 }));
    const answer = await post(url);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(55);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is not bypassed by a forged X-Forwarded-For', async () => {
    const url = await serve(limitByIp(rule));
    const forged = (index: number) =>
      post(url, { 'x-forwarded-for': `192.0.2.${index}`, 'x-real-ip': `10.0.0.${index}` });
    expect(await statuses(6, forged)).toEqual([200, 200, 200, 429, 429, 429]);
  });

  it('behind one proxy uses the address added by it, not what the client wrote before', async () => {
    const url = await serve(limitByIp(rule), 1);
    const forged = (index: number) => post(url, { 'x-forwarded-for': `192.0.2.${index}, 198.51.100.7` });
    expect(await statuses(6, forged)).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await post(url, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(200);
  });

  it('counts a whole IPv6 /64 as one client', async () => {
    const url = await serve(limitByIp(rule), 1);
    const from = (index: number) => post(url, { 'x-forwarded-for': `2001:db8:1:2:${index}::${index}` });
    expect(await statuses(5, from)).toEqual([200, 200, 200, 429, 429]);
    expect((await post(url, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('accepts addresses with a port or in brackets', async () => {
    const url = await serve(limitByIp(rule), 1);
    const written = ['192.0.2.1', '192.0.2.1:443', '192.0.2.9, 192.0.2.1:50000', '[::ffff:192.0.2.1]:7'];
    const from = (index: number) => post(url, { 'x-forwarded-for': written[index] ?? '' });
    expect(await statuses(4, from)).toEqual([200, 200, 200, 429]);
    const six = ['2001:db8::1', '[2001:db8::1]', '[2001:db8::2]:443', '[2001:db8::3]:1'];
    const fromSix = (index: number) => post(url, { 'x-forwarded-for': six[index] ?? '' });
    expect(await statuses(4, fromSix)).toEqual([200, 200, 200, 429]);
    expect((await post(url, { 'x-forwarded-for': '192.0.2.2:443' })).status).toBe(200);
    expect(faults).toEqual([]);
  });

  it('does not count clients with unreadable addresses together, and logs the problem once', async () => {
    const url = await serve(limitByIp(rule), 1);
    for (const written of ['unknown', '_hidden', '192.0.2.1:99999999', '[192.0.2', 'evil.example', '']) {
      // A separate connection for each client, as by a proxy.
      const answers = [1, 2, 3, 4, 5].map(() =>
        post(url, { 'x-forwarded-for': `10.0.0.1, ${written}`, connection: 'close' }),
      );
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    }
    expect(faults).toEqual([[{ header: '10.0.0.1, unknown' }, expect.stringContaining('TRUST_PROXY')]]);
  });

  it('resets when the window ends', async () => {
    const short = { ...rule, windowSeconds: 2 };
    const url = await serve(limitByIp(short));
    expect(await statuses(4, () => post(url))).toEqual([200, 200, 200, 429]);
    await expect.poll(async () => (await post(url)).status, { interval: 200 }).toBe(200);
  });
});

describe('the limit by address', () => {
  it('is case-insensitive and separate for each address', async () => {
    for (const spelling of ['Ann@Example.com', 'ann@example.com', ' ANN@EXAMPLE.COM ']) {
      await limiter().consume(rule, spelling);
    }
    await expect(limiter().consume(rule, 'ann@example.com')).rejects.toMatchObject({ status: 429 });
    await expect(limiter().consume(rule, 'bob@example.com')).resolves.toBeUndefined();
    await expect(limiter().consume({ ...rule, name: 'other' }, 'ann@example.com')).resolves.toBeUndefined();
  });

  it('stores no address in the database', async () => {
    await limiter().consume(rule, 'ann@example.com');
    const rows = await test.database.sql`select * from rate_limits`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('ann@');
  });
});

describe('a subscriber of limit hits', () => {
  it('is notified of rejected requests only', async () => {
    const heard: string[] = [];
    const end = serverEvents.limitHit.subscribe(({ limit }) => heard.push(limit));
    const failures = createFailureCounter({ database: test.database, limiter: limiter() });
    const stopping = { ...rule, limit: 1, name: 'stopping' };
    const asking = { ...rule, limit: 1, name: 'asking' };
    const failing = { ...rule, limit: 1, name: 'failing' };
    await limiter().consume(stopping, 'ann');
    await expect(limiter().consume(stopping, 'ann')).rejects.toThrow();
    expect(await limiter().isWithin(asking, 'ann')).toBe(true);
    expect(await limiter().isWithin(asking, 'ann')).toBe(false);
    expect(await failures.take(failing, 'ann')).toBe(true);
    expect(await failures.take(failing, 'ann')).toBe(false);
    end();
    expect(heard).toEqual(['stopping', 'failing']);
  });
});

describe('the limit on every request', () => {
  const hourly = { ...rule, limit: 20, windowSeconds: 3600 };
  const refused = (given: readonly number[]) => given.filter((status) => status === 429).length;

  it('applies to one instance at once, and to the others by the tenth of the limit', async () => {
    const instance = () => serve(rateLimit({ rule: hourly, limiter: limiter(), logger }));
    const [one, other] = [await instance(), await instance()];
    expect(refused(await statuses(25, () => post(one)))).toBe(5);
    expect(refused(await statuses(2, () => post(other)))).toBe(0);
    await expect.poll(async () => (await post(other)).status).toBe(429);
    const rejected = await post(other);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  it('costs one statement for each tenth of the limit, and none beyond it', async () => {
    let statements = 0;
    const counting: Pick<RateLimiter, 'count'> = {
      count: (...counted) => {
        statements += 1;
        return limiter().count(...counted);
      },
    };
    const url = await serve(rateLimit({ rule: hourly, limiter: counting, logger }));
    await statuses(50, () => post(url));
    expect(statements).toBe(10);
  });

  it('goes by no window that ended while the shared counter was asked', async () => {
    const limiter: Pick<RateLimiter, 'count'> = { count: async () => ({ hits: 99, seconds: 0 }) };
    const url = await serve(rateLimit({ rule: hourly, limiter, logger }));
    expect(await statuses(6, () => post(url))).toEqual(Array(6).fill(200));
  });

  it('applies per instance while the database is unavailable', async () => {
    const away = await createTestDatabase();
    await away.drop();
    const alone = createRateLimiter({ database: away.database, secret });
    const url = await serve(rateLimit({ rule: hourly, limiter: alone, logger }));
    expect(refused(await statuses(25, () => post(url)))).toBe(5);
  });
});
