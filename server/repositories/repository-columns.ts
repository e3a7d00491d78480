import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { RepositoryInput } from '#contract/repositories/repositories.ts';
import { repositories } from '../database/schema/index.ts';

const { search: _search, sortName: _sortName, starts: _starts, ...columns } = getTableColumns(repositories);
const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...writtenColumns } = columns;

/** All of a repository but what the database makes of it for lists. */
export const repositoryColumns = columns;

/**
 * The fields that users write. The compiler refuses a column that the contract cannot write, and the other way round;
 * one that the server writes by itself is taken out above.
 */
export const writtenFields: (keyof RepositoryInput)[] = Object.keys(
  writtenColumns satisfies Record<keyof RepositoryInput, Column>,
) as (keyof typeof writtenColumns)[];

/** The names of the columns that users write, for statements that fill them. */
export const writtenNames = namesOf(writtenColumns);

/** The names of all columns of a repository, which one that was deleted keeps: nothing is lost by an undo. */
export const repositoryNames = namesOf(columns);

function namesOf(named: Record<string, Column>): SQL {
  return sql.join(
    Object.values(named).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
