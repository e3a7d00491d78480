import * as z from 'zod/mini';
import { oc } from '../schemas/oc.ts';
import { pageInput } from '../schemas/paging.ts';
import { scopeInput } from '../schemas/scope.ts';

/** By name. With `scope: 'all'`, and where no organization is active, all users: for those who may list them. */
export const listPeople = oc
  .route({
    method: 'GET',
    path: '/active-organization/people',
    tags: ['Organizations'],
    summary: 'Whom records of the active organization can refer to: its members',
  })
  .input(
    z.object({
      ...scopeInput,
      searchTerm: pageInput.searchTerm,
      limit: pageInput.limit,
      sort: z._default(z.literal('name'), 'name'),
    }),
  )
  .output(
    z.object({
      items: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          image: z.nullable(z.string()),
        }),
      ),
    }),
  );
