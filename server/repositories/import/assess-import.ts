import { sql } from 'drizzle-orm';
import { displayLocale } from '#contract/display-locale.ts';
import type { Language } from '#contract/languages.ts';
import type { ImportedLine, ImportResult } from '#contract/repositories/import.ts';
import { type RepositoryInput, repositoryInputSchema } from '#contract/repositories/repository-input.ts';
import { fieldTexts } from '#contract/validation/issue-text.ts';
import type { Database } from '../../database/database.ts';
import { repositories } from '../../database/schema/index.ts';
import { translator } from '../../http/translate.ts';
import { type FileLine, readRepositoryFile } from './read-repository-file.ts';

/** A line with what becomes of it; `input` where it can be created. */
interface AssessedLine {
  told: ImportedLine;
  input?: RepositoryInput;
}

/** Decides what becomes of each line of a file: the one rule of the preview and of the import. */
export async function assessImport(
  db: Pick<Database['db'], 'execute'>,
  language: Language,
  csv: string,
): Promise<AssessedLine[]> {
  const lines = readRepositoryFile(csv).map((line) => checkLine(language, line));
  const names = lines.map(({ input }) => input?.name ?? '');
  const places = await db.execute<{ key: string; used: boolean }>(sql`
    with wanted as (
      select place, lower(normalize(name, nfc)) as key
      from unnest(${sql.param(names)}::text[]) with ordinality as given (name, place)
    )
    select key, exists (select from ${repositories} where lower(normalize(name, nfc)) = key) as used
    from wanted order by place`);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const { key, used } = places[index] ?? { key: '', used: false };
    if (!line.input) return line;
    if (used) return skipped(language, line.told);
    const isTwice = seen.has(key);
    seen.add(key);
    return isTwice ? skipped(language, line.told, 'validation:repositoryName.twice') : line;
  });
}

/** A line that is passed over, because a repository has its name. */
export function skipped(
  language: Language,
  told: ImportedLine,
  reason:
    | 'validation:repositoryName.used'
    | 'validation:repositoryName.twice' = 'validation:repositoryName.used',
): AssessedLine {
  return { told: { ...told, outcome: 'skip', reason: translator(language)(reason) } };
}

/** The answer to a file whose lines were decided. */
export function importResult(lines: readonly AssessedLine[]): ImportResult {
  const told = lines.map((line) => line.told);
  const count = (outcome: ImportedLine['outcome']) => told.filter((line) => line.outcome === outcome).length;
  return { lines: told, counts: { create: count('create'), skip: count('skip'), refuse: count('refuse') } };
}

function checkLine(language: Language, { line, ...written }: FileLine): AssessedLine {
  const checked = repositoryInputSchema.safeParse(written);
  if (checked.success) {
    return { told: { line, ...checked.data, outcome: 'create', reason: null }, input: checked.data };
  }
  const texts = Object.values(fieldTexts(translator(language), language, checked.error.issues, written));
  const reason = new Intl.ListFormat(displayLocale(language), { type: 'unit' }).format(texts);
  const told = { line, ...written, description: written.description || null };
  return { told: { ...told, outcome: 'refuse', reason } };
}
