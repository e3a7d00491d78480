import * as z from 'zod/mini';
import { activitySchema } from '../schemas/activity.ts';
import { commaSeparated } from '../schemas/comma-separated.ts';
import { oc } from '../schemas/oc.ts';
import { pageInput, sinceInput, sortDirections, totalSchema } from '../schemas/paging.ts';
import { scopeFields, scopeInput } from '../schemas/scope.ts';
import { storedFields } from '../schemas/stored-fields.ts';
import { type RepositoryInput, repositoryInputSchema } from './repository-input.ts';

const tags = ['Repositories'];

export const repositorySchema = z.object({
  id: z.string(),
  ...scopeFields,
  ...storedFields(repositoryInputSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A repository as lists show it. */
export const listedRepositorySchema = z.omit(repositorySchema, { createdAt: true });

export const repositorySorts = ['name', 'updated'] as const;

/** Days within which a repository was changed, for the filter of that name. */
const longestChangedWithin = 3650;

/** Filters of the list, the export and the deletion of repositories. */
export const repositoryFilterInput = {
  ...scopeInput,
  searchTerm: pageInput.searchTerm,
  /** Changed in these last days. Coerced because addresses hold texts only. */
  changedWithin: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(longestChangedWithin))),
  /** Added at that time or later. */
  addedSince: sinceInput,
  /** Added by these users, ids parted by commas. For managers: it tells who did what. */
  addedBy: commaSeparated(z.string().check(z.minLength(1), z.maxLength(100))),
};

export const repositoryListInputSchema = z.object({
  ...repositoryFilterInput,
  ...pageInput,
  sort: z._default(z.enum(repositorySorts), 'updated'),
  /** Names begin at A, changes at the newest, unless told otherwise. */
  direction: z.optional(z.enum(sortDirections)),
});

export const repositoryListSchema = z.object({
  /** When the server read all this; times on the page are told relative to it. */
  readAt: z.iso.datetime(),
  items: z.array(listedRepositorySchema),
  /** Cursor of the next page; null on the last. */
  nextCursor: z.nullable(z.string()),
  total: totalSchema,
});

export type Repository = z.infer<typeof repositorySchema>;
export type ListedRepository = z.infer<typeof listedRepositorySchema>;
export type { RepositoryInput };
export type RepositoryFilter = z.output<z.ZodMiniObject<typeof repositoryFilterInput>>;
export type RepositoryListInput = z.infer<typeof repositoryListInputSchema>;
export type RepositoryList = z.infer<typeof repositoryListSchema>;

const idInput = { id: z.string() };

export const listRepositories = oc
  .route({ method: 'GET', path: '/repositories', tags, summary: 'A page of the list of repositories' })
  .input(repositoryListInputSchema)
  .output(repositoryListSchema);

/** Exact as far as one deletion goes, so that whoever deletes all of a list knows their number first. */
export const countRepositories = oc
  .route({ method: 'GET', path: '/repositories/count', tags, summary: 'How many repositories a list holds' })
  .input(z.object(repositoryFilterInput))
  .output(totalSchema);

/** Users who have ever added a repository, by name, at most 100. For managers: it tells who did what. */
export const listRepositoryAuthors = oc
  .route({ method: 'GET', path: '/repositories/authors', tags, summary: 'Who has added repositories' })
  .output(z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }));

export const readRepository = oc
  .route({ method: 'GET', path: '/repositories/{id}', tags, summary: 'One repository' })
  .input(z.object(idInput))
  .output(repositorySchema);

/** For managers: it names who did what. */
export const readRepositoryActivity = oc
  .route({
    method: 'GET',
    path: '/repositories/{id}/activity',
    tags,
    summary: 'What was done to a repository, newest first',
  })
  .input(z.object(idInput))
  .output(activitySchema);

/** A taken name is a fault of the field, VALIDATION_FAILED. */
export const createRepository = oc
  .route({ method: 'POST', path: '/repositories', tags, summary: 'Add a repository' })
  .input(z.extend(repositoryInputSchema, scopeInput))
  .output(repositorySchema);

/** RECORD_CHANGED when it is no longer what the caller saw. */
export const updateRepository = oc
  .route({ method: 'PUT', path: '/repositories/{id}', tags, summary: 'Change a repository' })
  .input(
    z.extend(repositoryInputSchema, {
      ...idInput,
      /** `updatedAt` of the repository on which the change is based. */
      expectedUpdatedAt: z.iso.datetime(),
    }),
  )
  .output(repositorySchema);
