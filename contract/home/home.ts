import * as z from 'zod/mini';
import { oc } from '../schemas/oc.ts';
import { totalSchema } from '../schemas/total.ts';

export const recentRepositorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  updatedAt: z.iso.datetime(),
});

export const homeSchema = z.object({
  /** When the server read all this; times on the page are told relative to it. */
  readAt: z.iso.datetime(),
  repositories: totalSchema,
  /** When the user signed in before the last time; null where that is unknown or more than 30 days ago. */
  since: z.nullable(z.iso.datetime()),
  /** Repositories that changed since then, or in the last 7 days. */
  changedRepositories: totalSchema,
  /** The four that changed last, newest first. */
  recentRepositories: z.array(recentRepositorySchema),
  /** The user's own open sessions. */
  sessionCount: z.int(),
  lastSignInAt: z.nullable(z.iso.datetime()),
});

export type Home = z.infer<typeof homeSchema>;

/** What the home page of the user area shows. */
export const readHome = oc
  .route({ method: 'GET', path: '/home', tags: ['Application'], summary: 'What the home page shows' })
  .output(homeSchema);
