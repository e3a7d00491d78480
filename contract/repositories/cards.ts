import * as z from 'zod/mini';
import { dashboardInput, periodCountSchema } from '../schemas/dashboard-cards.ts';
import { oc } from '../schemas/oc.ts';
import { totalSchema } from '../schemas/paging.ts';

const repositoriesHomeSchema = z.object({
  total: totalSchema,
  /** Repositories changed after `since` of the home page, or in the last 7 days where that is null. */
  changed: totalSchema,
  /** The four that changed last, newest first. */
  recent: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.nullable(z.string()),
      updatedAt: z.iso.datetime(),
    }),
  ),
});

const repositoriesDashboardSchema = z.object({
  total: totalSchema,
  /** Repositories added in the period. */
  added: periodCountSchema,
  /** Four at most, newest first. */
  newest: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.iso.datetime() })),
});

export type RepositoriesHome = z.infer<typeof repositoriesHomeSchema>;
export type RepositoriesDashboard = z.infer<typeof repositoriesDashboardSchema>;

export const readRepositoriesHome = oc
  .meta({ keys: { repository: ['read'] } })
  .route({
    method: 'GET',
    path: '/home/repositories',
    tags: ['Application'],
    summary: 'What the home page shows of repositories',
  })
  .output(repositoriesHomeSchema);

export const readRepositoriesDashboard = oc
  .meta({ keys: { repository: ['read'] } })
  .route({
    method: 'GET',
    path: '/dashboard/repositories',
    tags: ['Manager'],
    summary: 'What the dashboard shows of repositories',
  })
  .input(dashboardInput)
  .output(repositoriesDashboardSchema);
