import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Drill } from './drill.ts';
import { expectAll } from './parts/expectations.ts';
import { withProbe } from './parts/harness.ts';
import { millisecondsOf, quantile, startLoad, until } from './parts/load.ts';
import { head, openRawConnection, type RawConnection } from './parts/raw-connection.ts';

/** Node looks every 30 s for requests that take too long, which are those of 15 s (headers) and of 30 s. */
const cutAfterMs = 65_000;
const users = 50_000;

export const slowClients: Drill = {
  name: 'slow-clients',
  does: '200 clients that send headers or bodies byte by byte, and 20 that do not read the file they asked for',
  quick: false,
  async run(log, { quick }) {
    const open: RawConnection[] = [];
    try {
      await withProbe(async ({ server, postgres: { url }, admin }, probe) => {
        const sql = postgres(url, { max: 1, onnotice: () => {} });
        await sql`
          insert into users (id, name, email)
          select 'slow-' || n, 'slow ' || n || repeat('x', 90), 'slow-' || n || '@drill.example'
          from generate_series(1, ${users}) n`;
        const before = await probe.readStats();
        const alone = startLoad(admin, { pause: 50 });
        await until(async () => alone.seen.length > 60);
        await alone.stop();
        const usual = quantile(millisecondsOf(alone.seen), 0.5);
        const slow: RawConnection[] = [];
        for (let index = 0; index < 200; index += 1) {
          const body = index % 2 === 1;
          const conversation = await openRawConnection(server.url);
          const headers = { 'content-type': 'application/json', 'content-length': '1000' };
          const text = head(server.url, 'POST', '/api/users', headers);
          conversation.socket.write(body ? text : text.slice(0, -2));
          slow.push(conversation);
        }
        const readers: RawConnection[] = [];
        for (let index = 0; index < 20; index += 1) {
          const conversation = await openRawConnection(server.url);
          conversation.socket.pause();
          const headers = { cookie: admin.cookie, 'x-forwarded-for': '192.0.2.8' };
          conversation.socket.write(head(server.url, 'GET', '/api/users/export', headers));
          readers.push(conversation);
        }
        open.push(...slow, ...readers);
        const drip = setInterval(() => {
          for (const [index, { socket }] of slow.entries()) {
            if (!socket.destroyed) socket.write(index % 2 === 1 ? ' ' : 'x: y\r\n');
          }
        }, 1_000);
        const load = startLoad(admin, { pause: 50 });
        if (quick) await until(async () => load.seen.length > 60);
        else await sleep(cutAfterMs);
        clearInterval(drip);
        await load.stop();
        const during = await probe.readStats();
        log.did(`held 200 slow senders and 20 readers who do not read, beside ${load.seen.length} requests`);
        expectAll(log, 'everybody else gets a correct answer', load.seen);
        // Multiples of what this machine needs without them.
        log.expectWithin(
          'half of these come',
          3 * Math.ceil(usual) + 50,
          quantile(millisecondsOf(load.seen), 0.5),
        );
        const grown = (during.heldBytes - before.heldBytes) / 1024 / 1024;
        log.expect('what is not read is not kept in memory', grown < 50, `${grown.toFixed(0)} MB more`);
        const [row] = await sql<{ busy: number }[]>`
          select count(*)::int as busy from pg_stat_activity
          where state <> 'idle' and pid <> pg_backend_pid() and backend_type = 'client backend'`;
        log.expect('slow readers hold no connection of the database', row?.busy === 0, `${row?.busy} busy`);
        if (!quick) {
          const closed = await Promise.all(slow.map((conversation) => conversation.closed(1_000)));
          const count = closed.filter(Boolean).length;
          const cutOff = `who sends too slowly is cut off in ${cutAfterMs / 1000} s`;
          log.expect(cutOff, count === 200, `${count} of 200`);
        }
        await sql.end();
      });
    } finally {
      for (const { socket } of open) socket.destroy();
    }
  },
};
