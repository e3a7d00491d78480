import * as z from 'zod/mini';
import { sessionOnly } from '../schemas/oc.ts';

export const homeSchema = z.object({
  /** When the server read all this; times on the page are told relative to it. */
  readAt: z.iso.datetime(),
  /** When the user signed in before the last time; null where that is unknown or more than 30 days ago. */
  since: z.nullable(z.iso.datetime()),
  /** The user's own open sessions. */
  sessionCount: z.int(),
  lastSignInAt: z.nullable(z.iso.datetime()),
});

export type Home = z.infer<typeof homeSchema>;

export const home = {
  /** The home page of the user area, without the cards of features: each has an operation of its own. */
  read: sessionOnly
    .route({ method: 'GET', path: '/home', tags: ['Application'], summary: 'What the home page shows' })
    .output(homeSchema),
};
