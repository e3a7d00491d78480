import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

export const homeSchema = z.object({
  repositoryCount: z.int(),
  sessionCount: z.int(),
});

export type Home = z.infer<typeof homeSchema>;

/** What the home page of the user area shows. */
export const readHome = oc
  .route({ method: 'GET', path: '/home', tags: ['Application'], summary: 'Figures of the home page' })
  .output(homeSchema);
