import * as z from 'zod/mini';
import { exportOperation, importOperations } from '../entities/csv-operations.ts';
import { entityContract } from '../entities/entity-contract.ts';
import { commaSeparated } from '../schemas/comma-separated.ts';
import { oc } from '../schemas/oc.ts';
import { sinceInput } from '../schemas/paging.ts';
import { readRepositoriesDashboard, readRepositoriesHome } from './cards.ts';
import { repositoryFacts } from './repository-facts.ts';
import { repositoryInputSchema, repositoryLineSchema } from './repository-input.ts';

/** Days within which a repository was changed, for the filter of that name. */
const longestChangedWithin = 3650;

const entity = entityContract(repositoryFacts, {
  input: repositoryInputSchema,
  filters: {
    /** Changed in these last days. Coerced because addresses hold texts only. */
    changedWithin: z.optional(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(longestChangedWithin)),
    ),
    /** Added at that time or later. */
    addedSince: sinceInput,
    /** Added by these users, ids parted by commas. For managers: it tells who did what. */
    addedBy: commaSeparated(z.string().check(z.minLength(1), z.maxLength(100))),
  },
});

const { tags } = entity;

/** Users who have ever added a repository, by name, at most 100. For managers: it tells who did what. */
const listRepositoryAuthors = oc
  .meta({ keys: { repository: ['read'] } })
  .route({ method: 'GET', path: '/repositories/authors', tags, summary: 'Who has added repositories' })
  .output(z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }));

const { importedLineSchema, ...importing } = importOperations({ ...entity, input: repositoryLineSchema });

/** The operations on repositories. */
export const repositories = {
  ...entity.operations,
  ...importing,
  deleteOne: entity.deleteOne,
  move: entity.move,
  authors: listRepositoryAuthors,
  home: readRepositoriesHome,
  dashboard: readRepositoriesDashboard,
};

export const { operation: exportRepositories, inputSchema: repositoryExportInputSchema } =
  exportOperation(entity);

export const { recordSchema: repositorySchema, listedSchema: listedRepositorySchema } = entity;

export type Repository = z.infer<typeof repositorySchema>;
export type ListedRepository = z.infer<typeof listedRepositorySchema>;
export type RepositoryList = z.infer<typeof entity.listSchema>;
export type RepositoryFilter = z.output<z.ZodMiniObject<typeof entity.filterInput>>;
export type ImportedLine = z.infer<typeof importedLineSchema>;
