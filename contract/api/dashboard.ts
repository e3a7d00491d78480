import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

/** A count over the last 30 days beside the count over the 30 days before them. */
export const periodCountSchema = z.object({ now: z.int(), before: z.int() });

export const figuresSchema = z.object({
  users: z.int(),
  newUsers: periodCountSchema,
  repositories: z.int(),
  newRepositories: periodCountSchema,
  openSessions: z.int(),
  /** People with at least one open session. */
  signedInUsers: z.int(),
});

export const newestUserSchema = z.object({
  id: z.string(),
  /** Empty until the person has given one. */
  name: z.string(),
  email: z.string(),
  image: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});

export const newestRepositorySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
});

export const dashboardSchema = z.object({
  /** When the server read all this; times on the page are told relative to it. */
  readAt: z.iso.datetime(),
  figures: figuresSchema,
  /** Four at most, newest first. */
  newestUsers: z.array(newestUserSchema),
  /** Four at most, newest first. */
  newestRepositories: z.array(newestRepositorySchema),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
export type Figures = z.infer<typeof figuresSchema>;
export type PeriodCount = z.infer<typeof periodCountSchema>;

/** What the dashboard of the manager area shows. */
export const readDashboard = oc
  .route({ method: 'GET', path: '/dashboard', tags: ['Manager'], summary: 'Figures of the dashboard' })
  .output(dashboardSchema);
