import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInActions } from '#contract/sign-in-events.ts';
import { cleanUp } from '#server/app/clean-up.ts';
import type { JobContext } from '#server/jobs/define-job.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { asSelf, recordEvents } from './record-events.ts';

let test: TestDatabase;
let sql: TestDatabase['database']['sql'];
beforeAll(async () => {
  test = await createTestDatabase();
  sql = test.database.sql;
});
afterAll(() => test.drop());

const event = { actor: asSelf('ada'), action: 'user.updated', subjectId: 'ada' } as const;

describe('the audit trail', () => {
  it.each(['update audit_events set actor_id = null', 'delete from audit_events', 'truncate audit_events'])(
    'refuses: %s',
    async (statement) => {
      await recordEvents(test.database.db, [event]);
      await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('goes with the change that it tells of, where that is taken back', async () => {
    const before = await sql`select from audit_events`;
    const change = test.database.db.transaction(async (tx) => {
      await recordEvents(tx, [event]);
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(await sql`select from audit_events`).toHaveLength(before.length);
  });
});

describe('retention', () => {
  const left = async (auditRetentionDays?: number) => {
    const environment = { demo: false, auditRetentionDays };
    await changeTrail(
      sql,
      (tx) => tx`
        with emptied as (delete from audit_events)
        insert into audit_events (action, subject_type, subject_id, created_at)
        select action, 'user', '', now() - make_interval(days => age)
        from unnest(array['user.signed-in', 'user.banned']) action, unnest(array[29, 31, 364, 367]) age`,
    );
    await cleanUp.run({ database: test.database, environment } as JobContext, {});
    const rows = await sql`
      select action, (now()::date - created_at::date)::int as age from audit_events order by 1, 2`;
    return rows.map(({ action, age }) => `${action} ${age}`);
  };

  it('is a year for signing in, and for ever for all else', async () => {
    expect(await left()).toEqual([
      ...[29, 31, 364, 367].map((age) => `user.banned ${age}`),
      ...[29, 31, 364].map((age) => `user.signed-in ${age}`),
    ]);
  });

  it('is what the setting says, and not less than thirty days', async () => {
    expect(await left(365)).toEqual(await left(366));
    expect(await left(30)).toEqual(['user.banned 29', 'user.signed-in 29']);
    expect(await left(1)).toEqual(['user.banned 29', 'user.signed-in 29']);
  });
});

it('a role that may only read deletes no old events', async () => {
  const [row] = await sql`select current_database() as name`;
  const reader = `${row?.name}_reader`;
  await sql.unsafe(`create role ${reader}; grant select on audit_events to ${reader}`);
  const deletion = sql.begin(async (tx) => {
    await tx.unsafe(`set local role ${reader}`);
    await tx`select delete_old_audit_events('{}', 30)`;
  });
  await expect(deletion).rejects.toMatchObject({ code: '42501' });
  await sql.unsafe(`drop owned by ${reader}; drop role ${reader}`);
});

it('a role that may neither change nor delete events records them, and old ones are deleted all the same', async () => {
  const [row] = await sql`select current_database() as name`;
  const [server, keeper] = ['server', 'keeper'].map((name) => `${row?.name}_${name}`) as [string, string];
  await sql.unsafe(`
    create role ${server}; grant all on all tables in schema public to ${server};
    -- As docs/operate.md says.
    create role ${keeper} nologin;
    grant select, delete on audit_events to ${keeper};
    alter function delete_old_audit_events(text[], int) owner to ${keeper};
    grant execute on function delete_old_audit_events(text[], int) to ${server};
    revoke update, delete, truncate on audit_events from ${server};`);
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local role ${server}`);
    await tx`insert into audit_events (action, subject_type, subject_id, created_at)
      values ('user.signed-in', 'user', 'old', now() - interval '2 years')`;
    await tx`select delete_old_audit_events(${[...signInActions]}::text[], null)`;
    expect(await tx`select from audit_events where subject_id = 'old'`).toHaveLength(0);
    await tx`set local audit.unlocked = 'on'`;
    await expect(tx.savepoint((point) => point`delete from audit_events`)).rejects.toMatchObject({
      code: '42501',
    });
  });
  await sql.unsafe(`
    alter function delete_old_audit_events(text[], int) owner to current_user;
    drop owned by ${server}; drop owned by ${keeper}; drop role ${server}; drop role ${keeper}`);
});
