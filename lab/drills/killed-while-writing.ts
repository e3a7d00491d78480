import postgresClient from 'postgres';
import type { Drill } from './drill.ts';
import type { ClientResponse } from './parts/client.ts';
import { restartServer, withHarness } from './parts/harness.ts';
import { createUser, missing, summary, until } from './parts/load.ts';

export const killedWhileWriting: Drill = {
  name: 'killed-while-writing',
  does: 'the server and PostgreSQL are killed (SIGKILL) in the middle of 1,000 writes over 20 connections',
  quick: true,
  run: (log, { quick }) =>
    withHarness({}, async (harness) => {
      const { server, postgres, admin } = harness;
      const writes = quick ? 100 : 1_000;
      const acknowledged: string[] = [];
      const seen: ClientResponse[] = [];
      let next = 0;
      const write = async () => {
        while (next < writes) {
          next += 1;
          const name = `write ${next}`;
          const answer = await createUser(admin, name);
          seen.push(answer);
          if (answer.status >= 200 && answer.status < 300) acknowledged.push(name);
        }
      };
      const writing = Promise.all(Array.from({ length: 20 }, write));
      await until(async () => acknowledged.length >= writes / 2);
      await Promise.all([server.program.stop('SIGKILL'), postgres.kill('SIGKILL')]);
      await writing;
      await postgres.start();
      await restartServer(harness);
      const lost = await missing(admin, acknowledged);
      log.did(`sent ${writes} writes, killed both after half of them, started both: ${summary(seen)}`);
      log.expect(
        'every acknowledged write is there',
        lost.length === 0,
        `${acknowledged.length} acknowledged, ${lost.length} missing`,
      );
      const halves = await countHalves(postgres.url);
      log.expect(
        'no user is without the event of the audit trail, and none the other way',
        halves === 0,
        halves,
      );
      const answer = await createUser(admin, 'after the kill');
      log.expect('the session holds, and writing goes on', answer.status < 300, answer.status);
    }),
};

/** Counts the users without the event of who added them, and such events without their user. */
async function countHalves(url: string): Promise<number> {
  const sql = postgresClient(url, { max: 1 });
  const [row] = await sql`
    select count(*)::int as count
    from (select id from users where name like 'write %') as added
    full join (select subject_id from audit_events where action = 'user.created') as events on subject_id = added.id
    where added.id is null or subject_id is null`;
  await sql.end();
  return row?.count;
}
