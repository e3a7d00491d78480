import * as z from 'zod/mini';
import { longestExportSelection } from '../schemas/limits.ts';
import { oc } from '../schemas/oc.ts';
import { repositoryListInputSchema } from './repositories.ts';

/** Filters and sort order of the list, without its paging. */
export const repositoryExportInputSchema = z.extend(
  z.omit(repositoryListInputSchema, { cursor: true, limit: true }),
  {
    /** Only these of them, parted by commas. */
    ids: z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((ids: string) => ids.split(',')),
        ),
        z.array(z.guid()).check(z.maxLength(longestExportSelection)),
      ),
    ),
  },
);

export const exportRepositories = oc
  .route({
    method: 'GET',
    path: '/repositories/export',
    tags: ['Repositories'],
    summary: 'The repositories as a CSV file',
  })
  .input(repositoryExportInputSchema)
  .output(z.string());
