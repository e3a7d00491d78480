import { type FirstStep, type FirstSteps, firstSteps } from '#contract/dashboard/dashboard.ts';
import { product } from '#contract/product.ts';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { milestones } from '../database/schema/index.ts';
import { mailDelivery } from '../email/mailer.ts';

/** The name that contract/product.ts comes with; whoever changes it there leaves it here. */
const starterName = 'Latchkey';

const milestone = 'first-steps';

interface FirstStepsOptions {
  database: Pick<Database, 'sql'>;
  environment: Pick<Environment, 'mode' | 'smtpUrl' | 'demo' | 'adminUserIds'>;
}

interface Row {
  isOver: boolean;
  hasOthers: boolean;
  hasRepositories: boolean;
  onlyAdmin: boolean;
}

/** What was done of the first steps; null where they are over. */
export async function readFirstSteps({
  database: { sql },
  environment,
}: FirstStepsOptions): Promise<FirstSteps | null> {
  if (environment.demo) return null;
  const [row] = await sql<[Row]>`
    select exists (select from milestones where name = ${milestone}) as "isOver",
      exists (select from users offset 1) as "hasOthers",
      exists (select from repositories) as "hasRepositories",
      not exists (
        select from users
        where 'admin' = any (string_to_array(role, ',')) or id = any (${environment.adminUserIds}::text[])
        offset 1) as "onlyAdmin"`;
  if (row.isOver) return null;
  const isDone: Record<FirstStep, boolean> = {
    invite: row.hasOthers,
    repository: row.hasRepositories,
    mail: mailDelivery(environment) === 'smtp',
    name: product.name !== starterName,
  };
  return { done: firstSteps.filter((step) => isDone[step]), onlyAdmin: row.onlyAdmin };
}

/** Ends them for good, whatever is undone later. */
export async function endFirstSteps({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.insert(milestones).values({ name: milestone }).onConflictDoNothing();
}
