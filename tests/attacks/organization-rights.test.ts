import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { type Answer, outcomeOf } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';
import { samplePicture } from '#tests/support/sample-pictures.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { runConcurrently } from './support/run-concurrently.ts';

type Sql = Database['sql'];

const on = await startInvitationServer();
const { sql } = on.server.database;
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

/** Sends a request that waits for a lock, and changes the database before it goes on. */
async function during(
  request: () => Promise<Answer>,
  hold: (held: Sql) => Promise<unknown>,
  change: (held: Sql) => Promise<unknown>,
): Promise<string> {
  const [answer] = await runConcurrently(on.server.database, hold, [request], change);
  return outcomeOf(answer as Answer);
}

async function newUser(email: string) {
  const browser = await signInUser(on.server, email, 'Una User');
  return { browser, email, id: await idOf(browser) };
}

const at = (path: string) => `/organizations/${on.id()}${path}`;

describe('an invitation', () => {
  it.each(['accept', 'decline'] as const)('is none to %s once its inviter is deleted', async (how) => {
    const inviter = await newUser('una@example.com');
    await sql`insert into members (id, organization_id, user_id, role)
      values (${inviter.id}, ${on.id()}, ${inviter.id}, 'admin')`;
    const { results } = (await on.inviteAll(inviter.browser, ['ada@example.com'], { role: 'admin' })).body;
    const outcome = await during(
      () => on.answer(on.ada, results[0].invitationId, how),
      (held) => held`select from organizations for update`,
      (held) => held`delete from users where id = ${inviter.id}`,
    );
    expect(outcome).toBe('404 INVITATION_NOT_FOUND');
    expect((await on.call(on.ada, 'GET', '/organizations')).body.items).toEqual([]);
  });

  it('is declined once', async () => {
    const id = await on.inviteOne('ada@example.com');
    const decline = () => on.answer(on.ada, id, 'decline');
    const answers = await runConcurrently(
      on.server.database,
      (held) => held`select from organizations for update`,
      [decline, decline],
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(
      (await on.events()).filter(([action]) => action === 'organization.invitation-declined'),
    ).toHaveLength(1);
  });

  it('makes nobody a member who is banned meanwhile', async () => {
    const user = await newUser('una@example.com');
    const id = await on.inviteOne(user.email);
    const outcome = await during(
      () => on.answer(user.browser, id, 'accept'),
      (held) => held`select from users where id = ${user.id} for update`,
      (held) => held`update users set banned = true where id = ${user.id}`,
    );
    expect(outcome).toBe('401 UNAUTHORIZED');
  });

  it('into a team and the end of that team do not wait for each other', async () => {
    const { id: team } = (await on.call(on.owner, 'POST', at('/teams'), { name: 'Second' })).body;
    const id = await on.inviteOne('ada@example.com', { teamIds: [team] });
    const answers = await runConcurrently(
      on.server.database,
      (held) => held`select from organizations for update`,
      [() => on.answer(on.ada, id, 'accept'), () => on.call(on.owner, 'DELETE', at(`/teams/${team}`))],
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

it.each<[string, () => Promise<() => Promise<Answer>>]>([
  [
    'settings',
    async () => {
      const { updatedAt } = (await on.call(on.admin, 'GET', at(''))).body;
      const input = { name: 'Late', slug: 'late', expectedUpdatedAt: updatedAt };
      return () => on.call(on.admin, 'PUT', at(''), input);
    },
  ],
  [
    'a picture',
    async () => () =>
      on.call(on.admin, 'POST', at('/picture'), { content: samplePicture('jpeg').toString('base64') }),
  ],
])('%s of an organization are not changed by who loses the role meanwhile', async (_what, prepare) => {
  const outcome = await during(
    await prepare(),
    (held) => held`select from members for update`,
    (held) => held`update members set role = 'member' where role = 'admin'`,
  );
  expect(outcome).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION');
  expect(await sql`select name, logo from organizations`).toEqual([{ name: 'Acme', logo: null }]);
});
