import * as z from 'zod/mini';
import { dashboardInput, periodCountSchema } from '../schemas/dashboard-cards.ts';
import { oc } from '../schemas/oc.ts';
import { totalSchema } from '../schemas/paging.ts';

export const usersDashboardSchema = z.object({
  total: totalSchema,
  /** Users added in the period, sign-ups included. */
  added: periodCountSchema,
  /** Four at most, newest first. */
  newest: z.array(
    z.object({
      id: z.string(),
      /** Empty until the user has given one. */
      name: z.string(),
      email: z.string(),
      image: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export type UsersDashboard = z.infer<typeof usersDashboardSchema>;

export const readUsersDashboard = oc
  .meta({ keys: { user: ['list'] } })
  .route({
    method: 'GET',
    path: '/dashboard/users',
    tags: ['Manager'],
    summary: 'What the dashboard shows of users',
  })
  .input(dashboardInput)
  .output(usersDashboardSchema);

/** In the desktop app, which tells managers of them. */
export const readSignUps = oc
  .meta({ keys: { user: ['list'] } })
  .route({
    method: 'GET',
    path: '/users/sign-ups',
    tags: ['Users'],
    summary: 'How many users have signed up themselves since a moment',
  })
  .input(z.object({ since: z.iso.datetime().check(z.maxLength(35)) }))
  .output(
    z.object({
      /** The next moment to ask from, to the microsecond. */
      readAt: z.iso.datetime(),
      count: z.int(),
      /** Name of the last one, empty until there is one; null where nobody has. */
      newest: z.nullable(z.string()),
    }),
  );
