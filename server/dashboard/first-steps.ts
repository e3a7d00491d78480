import type { FirstSteps } from '#contract/dashboard/dashboard.ts';
import { product } from '#contract/product.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { milestones } from '../database/tables/milestones.ts';
import { mailDelivery } from '../email/mailer.ts';
import type { FirstStep } from '../features/first-step.ts';
import { operation } from './operation.ts';

export const dismissFirstSteps = operation.dismissFirstSteps
  .use(requirePermission({ apps: ['manager'], user: ['create'] }))
  .handler(async ({ context: { database } }) => {
    await endFirstSteps(database);
    return { firstSteps: null };
  });

const milestone = 'first-steps';

interface FirstStepsOptions {
  database: Pick<Database, 'db' | 'sql'>;
  environment: Pick<Environment, 'mode' | 'smtpUrl' | 'demo' | 'adminUserIds'>;
  /** Steps of the features; e-mail and the product's name are added to these. */
  steps: readonly FirstStep[];
}

/** Reads which first steps are done; null after `endFirstSteps`, and in a demo. */
export async function readFirstSteps({
  database,
  environment,
  steps,
}: FirstStepsOptions): Promise<(FirstSteps & { allDone: boolean }) | null> {
  if (environment.demo) return null;
  const [row] = await database.sql<[{ isOver: boolean; onlyAdmin: boolean }]>`
    select exists (select from milestones where name = ${milestone}) as "isOver",
      not exists (
        select from users
        where 'admin' = any (string_to_array(role, ',')) or id = any (${environment.adminUserIds}::text[])
        offset 1) as "onlyAdmin"`;
  if (row.isOver) return null;
  const answers = await Promise.all([
    ...steps.map(async (step) => ({ id: step.id, isDone: await step.isDone(database) })),
    { id: 'mail', isDone: mailDelivery(environment) === 'smtp' },
    { id: 'name', isDone: product.isNamed },
  ]);
  const done = answers.filter(({ isDone }) => isDone).map(({ id }) => id);
  return { done, onlyAdmin: row.onlyAdmin, allDone: done.length === answers.length };
}

/** Ends them for good, whatever is undone later. */
export async function endFirstSteps({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.insert(milestones).values({ name: milestone }).onConflictDoNothing();
}
