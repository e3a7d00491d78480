import * as z from 'zod/mini';
import { dashboardInput, periodCountSchema } from '../dashboard/dashboard.ts';
import { oc } from '../schemas/oc.ts';
import { totalSchema } from '../schemas/paging.ts';
import { organizationSchema } from './organizations.ts';

export const organizationsDashboardSchema = z.object({
  total: totalSchema,
  /** Those that were created. */
  created: periodCountSchema,
});

export type OrganizationsDashboard = z.infer<typeof organizationsDashboardSchema>;

const readOrganizationsDashboard = oc
  .route({
    method: 'GET',
    path: '/dashboard/organizations',
    tags: ['Manager'],
    summary: 'What the dashboard shows of organizations',
  })
  .input(dashboardInput)
  .output(organizationsDashboardSchema);

/** Of one who does not exist there are none. */
const listOrganizationsOfUser = oc
  .route({
    method: 'GET',
    path: '/users/{id}/organizations',
    tags: ['Organizations'],
    summary: 'The organizations of a user, by name, with the role in each',
  })
  .input(z.object({ id: z.string() }))
  .output(z.object({ items: z.array(organizationSchema) }));

/** What managers see of organizations on pages about something else. */
export const cardOperations = { dashboard: readOrganizationsDashboard, ofUser: listOrganizationsOfUser };
