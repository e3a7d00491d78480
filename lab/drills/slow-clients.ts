import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Drill } from './drill.ts';
import { withHarness } from './parts/harness.ts';
import { isClear, median, startLoad, summary, until } from './parts/load.ts';
import { createProcessProbe } from './parts/process-probe.ts';
import { head, openRawConnection, type RawConnection } from './parts/raw-connection.ts';

/** Node looks every 30 s for requests that take too long, which are those of 15 s (headers) and of 30 s. */
const cutAfterMs = 65_000;
const users = 50_000;

export const slowClients: Drill = {
  name: 'slow-clients',
  does: '200 clients that send headers or bodies byte by byte, and 20 that do not read the file they asked for',
  quick: false,
  async run(log, { quick }) {
    const inside = await createProcessProbe();
    const open: RawConnection[] = [];
    try {
      await withHarness({ env: inside.env }, async ({ server, postgres: { url }, admin }) => {
        const sql = postgres(url, { max: 1, onnotice: () => {} });
        await sql`
          insert into users (id, name, email)
          select 'slow-' || n, 'slow ' || n || repeat('x', 90), 'slow-' || n || '@drill.example'
          from generate_series(1, ${users}) n`;
        const before = await inside.readStats();
        const alone = startLoad(admin, { pause: 50 });
        await until(async () => alone.seen.length > 60);
        await alone.stop();
        const usual = median(alone.seen.map(({ milliseconds }) => milliseconds));
        const slow: RawConnection[] = [];
        for (let index = 0; index < 200; index += 1) {
          const body = index % 2 === 1;
          const conversation = await openRawConnection(server.url);
          const text = head(server.url, 'POST', '/api/users', {
            'content-type': 'application/json',
            'content-length': '1000',
          });
          conversation.socket.write(body ? text : text.slice(0, -2));
          slow.push(conversation);
        }
        const readers: RawConnection[] = [];
        for (let index = 0; index < 20; index += 1) {
          const conversation = await openRawConnection(server.url);
          conversation.socket.pause();
          conversation.socket.write(
            head(server.url, 'GET', '/api/users/export', {
              cookie: admin.cookie,
              'x-forwarded-for': '192.0.2.8',
            }),
          );
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
        const during = await inside.readStats();
        log.did(`held 200 slow senders and 20 readers who do not read, beside ${load.seen.length} requests`);
        log.expect(
          'everybody else gets a correct answer',
          load.seen.every((answer) => answer.status < 300 && isClear(answer)),
          summary(load.seen),
        );
        const times = load.seen.map(({ milliseconds }) => milliseconds);
        // Multiples of what this machine needs without them.
        log.expectWithin('half of these come', 3 * Math.ceil(usual) + 50, median(times));
        const grown = (during.heldBytes - before.heldBytes) / 1024 / 1024;
        log.expect('what is not read is not kept in memory', grown < 50, `${grown.toFixed(0)} MB more`);
        const [row] = await sql<{ busy: number }[]>`
          select count(*)::int as busy from pg_stat_activity
          where state <> 'idle' and pid <> pg_backend_pid() and backend_type = 'client backend'`;
        log.expect('slow readers hold no connection of the database', row?.busy === 0, `${row?.busy} busy`);
        if (!quick) {
          const closed = await Promise.all(slow.map((conversation) => conversation.closed(1_000)));
          const count = closed.filter(Boolean).length;
          log.expect(
            `who sends too slowly is cut off in ${cutAfterMs / 1000} s`,
            count === 200,
            `${count} of 200`,
          );
        }
        await sql.end();
      });
    } finally {
      for (const { socket } of open) socket.destroy();
      await inside.close();
    }
  },
};
