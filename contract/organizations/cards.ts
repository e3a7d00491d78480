import * as z from 'zod/mini';
import { dashboardInput, periodCountSchema } from '../schemas/dashboard-cards.ts';
import { sessionOnly } from '../schemas/oc.ts';
import { totalSchema } from '../schemas/paging.ts';
import { organizationSchema } from './organizations.ts';

export const organizationsDashboardSchema = z.object({
  total: totalSchema,
  /** Organizations created in the period. */
  created: periodCountSchema,
});

export type OrganizationsDashboard = z.infer<typeof organizationsDashboardSchema>;

const readOrganizationsDashboard = sessionOnly
  .route({
    method: 'GET',
    path: '/dashboard/organizations',
    tags: ['Manager'],
    summary: 'What the dashboard shows of organizations',
  })
  .input(dashboardInput)
  .output(organizationsDashboardSchema);

/** Answers an empty list for a user who does not exist. */
const listOrganizationsOfUser = sessionOnly
  .route({
    method: 'GET',
    path: '/users/{id}/organizations',
    tags: ['Organizations'],
    summary: 'The organizations of a user, by name, with the role in each',
  })
  .input(z.object({ id: z.string() }))
  .output(z.object({ items: z.array(organizationSchema) }));

/** Operations for managers: organizations on the dashboard, and on the page of a user. */
export const cardOperations = { dashboard: readOrganizationsDashboard, ofUser: listOrganizationsOfUser };
