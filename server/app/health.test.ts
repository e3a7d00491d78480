import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/database/database.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { health } from './health.ts';

let served: HttpServer | undefined;

afterEach(async () => {
  await served?.stop();
});

async function serve(options: Parameters<typeof health>[0]) {
  const app = express();
  app.use(health(options));
  served = await startHttpServer(app);
  return async (path: string) => {
    const answer = await fetch(`${served?.url}${path}`);
    return { status: answer.status, body: await answer.json() };
  };
}

describe('the probes', () => {
  it('tell readiness from life', async () => {
    const test = await createTestDatabase();
    const lifecycle = { migrated: false, stopping: false };
    const get = await serve({ database: test.database, lifecycle });
    expect(await get('/readyz')).toEqual({
      status: 503,
      body: { status: 'unavailable', reason: 'migrating' },
    });
    lifecycle.migrated = true;
    // On a busy machine a first connection may take longer than the probe waits.
    await expect.poll(() => get('/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
    lifecycle.stopping = true;
    expect(await get('/readyz')).toEqual({
      status: 503,
      body: { status: 'unavailable', reason: 'stopping' },
    });
    expect(await get('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
    await test.drop();
  });

  it('are not kept, and are what they say they are', async () => {
    const database = connectDatabase('postgres://nobody:x@127.0.0.1:1/none', { tables: {} });
    await serve({ database, lifecycle: { migrated: false, stopping: false } });
    for (const path of ['/healthz', '/readyz']) {
      const { headers } = await fetch(`${served?.url}${path}`);
      expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
        'no-store',
        'nosniff',
      ]);
    }
    await database.close();
  });

  it('ask the database once, however many ask at the same moment', async () => {
    const test = await createTestDatabase();
    let queries = 0;
    const sql = new Proxy(test.database.sql, {
      apply(target, self, args) {
        queries += 1;
        return Reflect.apply(target, self, args);
      },
    });
    const get = await serve({ database: { sql }, lifecycle: { migrated: true, stopping: false } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/readyz')));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    // A second one where the machine is so slow that fifty answers take longer than a second.
    expect(queries).toBeLessThanOrEqual(5);
    expect(queries).toBeGreaterThanOrEqual(1);
    await test.drop();
  });

  it('do not count an outage of the replica after its first answer', async () => {
    const test = await createTestDatabase();
    const replica = connectDatabase(test.url, { tables: {} });
    const get = await serve({
      database: test.database,
      replica,
      lifecycle: { migrated: true, stopping: false },
    });
    await expect.poll(() => get('/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
    await replica.close();
    expect((await get('/readyz')).status).toBe(200);
    await test.drop();
  });

  it('stay alive and are not ready, soon, without a database', async () => {
    const database = connectDatabase('postgres://nobody:x@127.0.0.1:1/none', { tables: {} });
    const get = await serve({ database, lifecycle: { migrated: true, stopping: false }, probeTimeout: 200 });
    expect(await get('/readyz')).toEqual({
      status: 503,
      body: { status: 'unavailable', reason: 'database' },
    });
    expect((await get('/healthz')).status).toBe(200);
    await database.close();
  });
});
