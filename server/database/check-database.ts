import type postgres from 'postgres';
import { StartupError } from '../config/startup-error.ts';

/**
 * Rejects a database with which the product would silently malfunction: an old PostgreSQL, another encoding, or a
 * character type under which pg_trgm finds nothing in Arabic text (LC_CTYPE=C was seen to do it). Creates the extension
 * pg_trgm, which the check itself needs.
 * @throws {StartupError} with instructions
 */
export async function checkDatabase(sql: postgres.ISql): Promise<void> {
  const [facts] = await sql<{ name: string; version: number; encoding: string; ctype: string }[]>`
    select datname as name, current_setting('server_version_num')::int as version,
      pg_encoding_to_char(encoding) as encoding, datctype as ctype
    from pg_database where datname = current_database()`;
  if (!facts) throw new Error('pg_database does not list the current database');
  if (facts.version < 150_000) {
    throw new StartupError(
      `PostgreSQL 15 or newer is needed; this one is ${Math.floor(facts.version / 10_000)}.`,
    );
  }
  if (facts.encoding !== 'UTF8') {
    throw new StartupError(
      `The database ${facts.name} has the encoding ${facts.encoding}; create it with ENCODING 'UTF8'.`,
    );
  }
  await createTrigramExtension(sql);
  const [hidden] = await sql<{ extension: string; schema: string; role: string }[]>`
    select extname as extension, nspname as schema, current_user as role
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname in ('pg_trgm', 'unaccent') and nspname <> all (current_schemas(true))`;
  if (hidden) {
    const { extension, schema, role } = hidden;
    throw new StartupError(
      `The extension ${extension} is in the schema ${schema}, which the role ${role} does not search. Move it (alter ` +
        `extension ${extension} set schema public), or let the role search it (alter role ${role} set search_path = public, ${schema}).`,
    );
  }
  const [arabic] = await sql<{ found: boolean }[]>`
    select cardinality(show_trgm('مشروع')) > 0 as found`;
  if (!arabic?.found) {
    throw new StartupError(
      `The database ${facts.name} has LC_CTYPE ${facts.ctype}, under which search finds no Arabic text; ` +
        "create it with LC_CTYPE 'C.UTF-8' or another UTF-8 locale.",
    );
  }
}

async function createTrigramExtension(sql: postgres.ISql): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`;
  } catch (error) {
    const { message, hint = '' } = error as Error & { hint?: string };
    throw new StartupError(
      `The extension pg_trgm is missing and could not be created: ${message}. ${hint}`.trim(),
    );
  }
}
