import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isVariant } from '#contract/fold-text.ts';
import type { Database } from '../../database/database.ts';
import type { AnyTable } from '../../database/tables/tenant-table.ts';
import { type KeysetOrder, sqlDirection } from '../keyset-page.ts';
import { runPrepared } from '../run-prepared.ts';

/** A table whose list can be searched: with these columns of tables/columns.ts, and their indexes. */
export type SearchedTable = AnyTable & Record<'id' | 'search' | 'sortName' | 'starts', PgColumn>;

export interface EstimateOptions {
  table: SearchedTable;
  /** Scope of the search: as a condition, and as rows in place of the table (scopes/in-scope.ts). */
  within: SQL | undefined;
  rows: SQL;
  term: string;
  order: KeysetOrder;
  /** The rows after the previous page; undefined for the first page. */
  after?: SQL | undefined;
  /** A condition besides the search. */
  filter?: SQL | undefined;
  /** Rows of a page. */
  limit?: number;
}

/** Patterns for the words of a term. */
export interface Search {
  /** Each belongs to a word of three characters or more, which is found anywhere. */
  patterns: string[];
  /** Each belongs to a shorter word, which is the start of a word. */
  starts: string[];
  /** Rarest pieces of long words, for the trigram index; empty where fewer rows match `start`. */
  pieces: string[];
  /** The longest of the shorter words. */
  start: ShortWord | null;
}

interface ShortWord {
  /** As names are folded for their order. */
  word: string;
  /** Patterns for names that begin with it, and for rows that have it behind their first word. */
  first: string;
  later: string;
  /** Whether the names that begin with it stand together: else some are written with other letters or digits. */
  isTogether: boolean;
}

/** Estimate of a search by a sample of the table; exact if the table is no larger than the sample. */
export interface SearchEstimate extends Search {
  /** Approximate number of rows in scope. */
  size: number;
  /** Approximate number of rows that are found. */
  matches: number;
  /** Approximate number of table pages with matches. Rows that were added together often match together. */
  pages: number;
  /** Approximate number of rows before the first that is found, in the order of the list. */
  ahead: number;
  /** Number of rows that are found in the sample: the least that the search finds. */
  seen: number;
  /** The rows that should fill a page; null if the sample holds too few matches. */
  region: Region | null;
  /** Rows before the names with that start, in order of names; null unless the term is one short word. */
  beforeStart: BeforeStart | null;
}

/** The first rows of a list, or the first after the previous page. */
export interface Region {
  /** Sort key of the last row, as text. */
  end: string;
  /** Approximate numbers of rows and of matches among them. */
  size: number;
  matches: number;
}

/** Approximate numbers of rows. */
export interface BeforeStart {
  size: number;
  matches: number;
  /** Rows whose name does not begin with the word but that are found, wherever they stand. */
  others: number;
}

interface SampleRow extends Omit<Search, 'start'> {
  start: Omit<ShortWord, 'isTogether'> | null;
  percent: number;
  sampledRows: number;
  seen: number;
  pages: number;
  ahead: number;
  /** The whole term is one short word. */
  isStart: boolean;
  before: number;
  seenBefore: number;
  others: number;
  region: Region | null;
}

/** Pages of the table that the sample is made of: 1,500 to 2,000 rows as they are usual, in a few milliseconds. */
const pagesOfSample = 60;

/** A region should hold this many times the matches of a page, because a sample may be wrong. */
const regionTimes = 2;

/**
 * Folds a term into words, as the rows were folded, and looks at a sample of the table: always the same pages, which are
 * then in memory.
 *
 * For each long word the trigram index is asked for six letters alone, the rarest in the sample: to go
 * through all that holds 'example/517/' took 60 ms at a million rows, with 'e/517/' it takes 0.5 ms.
 * @returns 'all' where there is no term, 'none' where nothing of it is left when it is folded (accents alone, say)
 */
export async function estimateSearch(
  database: Pick<Database, 'sql'>,
  { table, within, term, order, after = sql`true`, filter = sql`true`, limit = 0 }: EstimateOptions,
): Promise<SearchEstimate | 'all' | 'none'> {
  if (term === '') return 'all';
  const isAscending = order.direction === 'ascending';
  const isByName = order.key === table.sortName;
  const matchesWanted = sql`${regionTimes * (limit + 1)} * (select percent from part) / 100`;
  // Names with a word in common are adjacent. Dates do not depend on words, so matches are spread evenly.
  const offset = isByName
    ? matchesWanted
    : sql`${matchesWanted} * (select count(*) filter (where is_in)::float8 / nullif(count(*) filter (where is_found), 0) from sample)`;
  // How rare a piece is the whole sample tells: of a small scope it holds hardly a row.
  const isIn = within ?? sql`true`;
  const [row] = await runPrepared<SampleRow>(
    database,
    sql`
    with term_words as materialized (
      select distinct word, spell(fold_variants(word)) as letters, length(fold_variants(word)) < 3 as is_start
      from regexp_split_to_table(fold(${term}), '\\s+') as word where fold_variants(word) <> ''
    ), term_conditions as materialized (
      select coalesce(array_agg('%' || letters || '%') filter (where not is_start), '{}') as patterns,
        coalesce(array_agg('%V' || letters || '%') filter (where is_start), '{}') as starts,
        count(*) = 1 and bool_and(is_start) as is_start, min(word) as word
      from term_words
    ), part as materialized (
      select least(100, 100.0 * ${sql.raw(String(pagesOfSample))} * current_setting('block_size')::int
        / greatest(pg_relation_size(${sql.raw(`'${getTableName(table as PgTable)}'`)}::regclass), 1))::float8 as percent
    ), sample as materialized (
      select search, list_key, place, is_in, is_after, begins, is_name,
        is_in and begins and (${filter}) and search like all (array(select unnest(patterns) from term_conditions)) as is_found,
        is_after and not is_name and sort_name ${isAscending ? sql`<` : sql`>`} (select word from term_conditions) as is_before
      from (
        select *, ${order.key} as list_key, ctid as place, (${isIn}) as is_in, ((${isIn}) and (${after})) as is_after,
          starts_with(sort_name, (select word from term_conditions)) as is_name,
          starts like all (array(select unnest(starts) from term_conditions)) as begins
        from ${table} tablesample system ((select percent from part)) repeatable (1)
      ) as ${table}
    ), region as materialized (
      select list_key as region_end from sample where is_after ${isByName ? sql`and is_found` : sql``}
      order by list_key ${sqlDirection(order)} offset (${offset})::bigint limit 1
    ), few as materialized (
      select search, begins from (select search, begins, row_number() over () as number from sample) as numbered
      where number % 4 = 0
    ), term_pieces as materialized (
      select word, substr(letters, place, 6) as piece
      from term_words, generate_series(1, length(letters) - 2, 3) as place where not is_start limit 40
    ), rarest as materialized (
      select distinct on (word) piece, (select count(*) from few where few.search like '%' || piece || '%') as held
      from term_pieces order by word, held, length(piece) desc
    )
    select patterns, starts, percent, coalesce(is_start, false) as "isStart",
      (select json_build_object('word', word, 'first', '%QV' || letters || '%', 'later', '%VV' || letters || '%')
        from term_words where is_start order by length(word) desc limit 1) as start,
      coalesce((select array_agg(piece) from (
        select piece from rarest
        where starts = '{}' or held <= (select count(*) from few where begins)
        order by held, length(piece) desc limit 2) as two), '{}') as pieces,
      (select count(*)::int from sample where is_in) as "sampledRows",
      (select count(*)::int from sample where is_found) as seen,
      (select count(distinct (place::text::point)[0])::int from sample where is_found) as pages,
      (select count(*)::int from sample where is_after and list_key ${isAscending ? sql`<` : sql`>`} (
        select ${isAscending ? sql`min` : sql`max`}(list_key) from sample where is_found and is_after)) as ahead,
      (select json_build_object('end', min(region_end)::text, 'size', count(*), 'matches', count(*) filter (where is_found))
        from region join sample on is_after and list_key ${isAscending ? sql`<=` : sql`>=`} region_end having count(*) > 0) as region,
      (select count(*)::int from sample where is_before) as before,
      (select count(*)::int from sample where is_before and is_found) as "seenBefore",
      (select count(*)::int from sample where is_found and not is_name) as others
    from term_conditions, part`,
  );
  if (!row) throw new Error('an estimate has one row');
  const {
    percent,
    sampledRows,
    seen,
    pages,
    ahead,
    region,
    isStart,
    before,
    seenBefore,
    others,
    start,
    ...search
  } = row;
  if (search.patterns.length + search.starts.length === 0) return 'none';
  const whole = (rows: number) => Math.round((rows * 100) / percent);
  const beforeStart = { size: whole(before), matches: whole(seenBefore), others: whole(others) };
  return {
    ...search,
    start: start && { ...start, isTogether: ![...start.word].some(isVariant) },
    seen,
    size: whole(sampledRows),
    matches: whole(seen),
    pages: whole(pages),
    ahead: whole(ahead),
    region:
      region && seen > 0
        ? {
            end: region.end,
            size: whole(region.size),
            matches: whole(isByName ? region.matches : (region.size * seen) / sampledRows),
          }
        : null,
    beforeStart: isStart ? beforeStart : null,
  };
}
