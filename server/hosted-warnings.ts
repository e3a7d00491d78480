import { listAdmins } from './admins/list-admins.ts';
import type { Environment } from './config/settings.ts';
import type { Database } from './database/database.ts';

/** Returns warnings that a hosted server has no admin, or sign-up open by default: each says what to set. */
export async function hostedWarnings(
  environment: Pick<Environment, 'demo' | 'isSignUpChosen' | 'adminEmails' | 'adminUserIds'>,
  database: Pick<Database, 'sql'>,
): Promise<string[]> {
  if (environment.demo) return [];
  const warnings: string[] = [];
  if (!(await hasAdmin(environment, database))) {
    warnings.push(
      'nobody is an admin: name somebody with ADMIN_EMAILS, or by `npm run admin -- grant EMAIL`',
    );
  }
  if (!environment.isSignUpChosen) {
    warnings.push(
      'anybody who reaches this server can sign up: set SIGN_UP=closed, or SIGN_UP=open where that is meant',
    );
  }
  return warnings;
}

async function hasAdmin(
  environment: Pick<Environment, 'adminEmails' | 'adminUserIds'>,
  database: Pick<Database, 'sql'>,
): Promise<boolean> {
  // Whoever is named needs no look at every user.
  if (environment.adminEmails.length > 0 || environment.adminUserIds.length > 0) return true;
  const { now, waiting } = await listAdmins(database, environment);
  return now.length > 0 || waiting.length > 0;
}
