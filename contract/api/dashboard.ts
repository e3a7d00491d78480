import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

export const dashboardSchema = z.object({
  userCount: z.int(),
  newUserCount: z.int(),
  repositoryCount: z.int(),
  activeSessionCount: z.int(),
});

export type Dashboard = z.infer<typeof dashboardSchema>;

/** What the dashboard of the manager area shows. New users are those of the last 30 days. */
export const readDashboard = oc
  .route({ method: 'GET', path: '/dashboard', tags: ['Manager'], summary: 'Figures of the dashboard' })
  .output(dashboardSchema);
