import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import type { UsersServer } from '#tests/support/users-server.ts';

/** Signs in a user of each kind. */
export async function signInCallers(server: UsersServer) {
  const { sql } = server.database;
  const user = await signInUser(server, 'user@example.com');
  const banned = await signInUser(server, 'banned@example.com');
  const notOnboarded = await signInUser(server, 'not-onboarded@example.com');
  await sql`update users set onboarded_at = null where id = ${await idOf(notOnboarded)}`;
  await server.call(server.admin, 'POST', `/users/${await idOf(banned)}/ban`, {
    reason: 'spam',
    until: null,
  });
  const [impersonator] = await server.signInAdmin('impersonator@example.com');
  await impersonateAdmin(server, impersonator);
  return { user, banned, notOnboarded, impersonator };
}

/** Lets an admin impersonate a user who becomes an admin during that, which triggers usually prevent. */
async function impersonateAdmin(server: UsersServer, impersonator: Browser) {
  const id = await server.addUser();
  await server.call(impersonator, 'POST', `/users/${id}/impersonate`);
  await server.database.sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update users set role = 'admin' where id = ${id}`;
  });
}
