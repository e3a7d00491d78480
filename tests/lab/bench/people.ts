import { signInVisitor } from '#tests/support/visitor.ts';
import type { HostedServer } from './start-hosted-server.ts';

/**
 * Signs in the one admin of the benchmarks, by a code like everybody.
 * @returns the Cookie header of the session
 */
export async function signInAdmin(server: HostedServer): Promise<string> {
  const email = 'admin@benchmarks.example';
  const visitor = await signInVisitor(server, email, 'Amina Wanjiru');
  await server.database.sql`update users set role = 'admin' where email = ${email}`;
  return visitor.cookieHeader;
}
