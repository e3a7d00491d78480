import { mayInOrganization } from '#contract/facts/tenant-roles.ts';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import { milestones } from '../database/tables/milestones.ts';
import type { FirstStep } from '../features/first-step.ts';
import { operation } from './operation.ts';
import { requireInOrganization, requireMember } from './organization-scope.ts';
import { findActiveOrganization } from './read-organizations.ts';

/** @param allSteps those of all features, of which this folder knows none */
export function createReadFirstSteps(allSteps: () => readonly FirstStep[]) {
  return operation.firstSteps
    .use(requirePermission({ organization: ['use'] }))
    .handler(async ({ context }) => {
      const none = { firstSteps: null };
      const { database, environment } = context;
      const active = await findActiveOrganization(context);
      if (!active || environment.demo || !mayInOrganization(active.role, 'organization', 'update'))
        return none;
      const { id: organizationId, logo } = active;
      const { isOver, hasInvited } = await readState(database, organizationId);
      if (isOver) return none;
      const answers = await Promise.all([
        { id: 'invite', isDone: hasInvited },
        { id: 'picture', isDone: logo !== null },
        ...allSteps()
          .filter(({ inOrganizations }) => inOrganizations)
          .map(async ({ id, isDone }) => ({ id, isDone: await isDone(database, organizationId) })),
      ]);
      const done = answers.filter(({ isDone }) => isDone).map(({ id }) => id);
      if (done.length < answers.length)
        return { firstSteps: { organizationId, steps: answers.map(({ id }) => id), done } };
      await endFirstSteps(database, organizationId);
      return none;
    });
}

export const dismissFirstSteps = operation.dismissFirstSteps
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id } }) => {
    requireInOrganization(await requireMember(context, id), 'organization update');
    await endFirstSteps(context.database, id);
    return { firstSteps: null };
  });

/** Name of the milestone after which the first steps of an organization are not shown any more. */
export function firstStepsMilestone(organizationId: string): string {
  return `first-steps of ${organizationId}`;
}

/** Ends them for good, whatever is undone later. */
async function endFirstSteps({ db }: Pick<Database, 'db'>, organizationId: string): Promise<void> {
  await db
    .insert(milestones)
    .values({ name: firstStepsMilestone(organizationId) })
    .onConflictDoNothing();
}

async function readState(
  { sql }: Pick<Database, 'sql'>,
  organizationId: string,
): Promise<{ isOver: boolean; hasInvited: boolean }> {
  const [row] = await sql<[{ isOver: boolean; hasInvited: boolean }]>`
    select exists (select from milestones where name = ${firstStepsMilestone(organizationId)}) as "isOver",
      exists (select from invitations where organization_id = ${organizationId})
        or exists (select from members where organization_id = ${organizationId} offset 1) as "hasInvited"`;
  return row;
}
