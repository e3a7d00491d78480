/** `npm run admin -- grant EMAIL | revoke EMAIL | list`: who administrates, told and changed from the machine. */
import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';
import { emailSchema } from '#contract/validation/email.ts';
import { grantAdmin, revokeAdmin } from '#server/admins/change-admins.ts';
import { listAdmins } from '#server/admins/list-admins.ts';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import type { Environment } from '#server/config/settings.ts';
import { StartupError } from '#server/config/startup-error.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import * as tables from '#server/database/schema/index.ts';
import { createLogger } from '#server/http/logger.ts';
import { loadDotEnv } from './load-dot-env.ts';

defineApp(app);

const usage = `Usage: npm run admin -- grant EMAIL | revoke EMAIL | list
grant   makes the owner of the address an admin; before the first sign-in, as soon as that proves the address
revoke  takes that away again
list    tells who is an admin, and who will be`;

type Command = (database: Database, environment: Environment) => Promise<string>;

function readArguments([verb, address, ...rest]: string[]): Command {
  if (rest.length > 0) throw new StartupError(usage);
  if (verb === 'list' && address === undefined) return list;
  if (verb !== 'grant' && verb !== 'revoke') throw new StartupError(usage);
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new StartupError(`'${address ?? ''}' is no e-mail address.\n${usage}`);
  const act = verb === 'grant' ? grant : revoke;
  return (database, environment) => act(email.data, database, environment);
}

async function grant(email: string, database: Database): Promise<string> {
  const texts = {
    granted: `${email} is an admin from now on.`,
    waiting: `${email} becomes an admin with the next sign-in, which proves the address.`,
    unchanged: `${email} is an admin already, or becomes one with the next sign-in.`,
  };
  return texts[await grantAdmin(database, email)];
}

/** @throws {StartupError} where nothing was there to take, or nobody would be left */
async function revoke(email: string, database: Database, environment: Environment): Promise<string> {
  const done = await revokeAdmin(database, email);
  if (done === 'last-admin') {
    throw new StartupError(`${email} is the last admin and stays one; grant somebody else first.`);
  }
  const { now } = await listAdmins(database, environment);
  const isConfigured = now.some((admin) => admin.email.toLowerCase() === email);
  const staying = isConfigured ? '\nBut ADMIN_USER_IDS names the person, who stays an admin.' : '';
  if (done === 'none') throw new StartupError(`${email} has no admin role to take away.${staying}`);
  const returning = environment.adminEmails.includes(email)
    ? '\nBut ADMIN_EMAILS names the address: the next sign-in makes an admin of its owner again.'
    : '';
  return `${email} has no admin role any more.${staying}${returning}`;
}

async function list(database: Database, environment: Environment): Promise<string> {
  const { now, waiting } = await listAdmins(database, environment);
  const line = (words: string[], notes: string[]) =>
    `  ${[...words, ...(notes.length > 0 ? [`(${notes.join(', ')})`] : [])].join('  ')}`;
  return [
    now.length > 0 ? 'Admins:' : 'There is no admin.',
    ...now.map(({ email, name, notes }) => line(name === '' ? [email] : [email, name], notes)),
    ...(waiting.length > 0 ? ['Admins as soon as they sign in:'] : []),
    ...waiting.map(({ email, notes }) => line([email], notes)),
  ].join('\n');
}

try {
  loadDotEnv();
  const command = readArguments(process.argv.slice(2));
  const environment = parseEnvironment(process.env);
  const database = await openDatabase(environment, { tables, logger: createLogger({ level: 'warn' }) });
  try {
    console.log(await command(database, environment));
  } finally {
    await database.close();
  }
} catch (error) {
  exitWithError(error);
}
