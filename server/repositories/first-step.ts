import { eq, sql } from 'drizzle-orm';
import { repositoryStep } from '#contract/features/repositories.ts';
import { repositories } from '../database/schema/repositories.ts';
import type { FirstStep } from '../features/first-step.ts';
import { wholeTable } from '../scopes/in-scope.ts';

export const repositoryFirstStep: FirstStep = {
  id: repositoryStep,
  inOrganizations: true,
  async isDone({ db }, organizationId) {
    const own = organizationId === undefined ? undefined : eq(repositories.organizationId, organizationId);
    const rows = await db.select({ one: sql`1` }).from(wholeTable(repositories)).where(own).limit(1);
    return rows.length > 0;
  },
};
