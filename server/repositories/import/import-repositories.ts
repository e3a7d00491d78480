import { sql } from 'drizzle-orm';
import type { RepositoryInput } from '#contract/repositories/repositories.ts';
import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import { repositories } from '../../database/schema/index.ts';
import { insertOrder } from '../insert-order.ts';
import { repositoryColumns, writtenFields, writtenNames } from '../repository-columns.ts';
import { assessImport, importResult, skipped } from './assess-import.ts';

export const importRepositories = operation.repositories.import
  .use(requirePermission({ repository: ['create'] }))
  .handler(async ({ context: { database, language, currentUser }, input }) =>
    database.db.transaction(async (tx) => {
      const lines = await assessImport(tx, language, input.csv);
      const created = await insertNew(
        tx,
        lines.flatMap((line) => line.input ?? []),
      );
      await recordEvents(
        tx,
        created.map(({ id }) => ({ actor: currentUser, action: 'repository.created', subjectId: id })),
      );
      const names = new Set(created.map(({ name }) => name));
      return importResult(
        lines.map((line) =>
          !line.input || names.has(line.input.name) ? line : skipped(language, line.told),
        ),
      );
    }),
  );

/** Inserts what has a name of its own still; somebody may have taken one since the lines were looked at. */
async function insertNew(
  tx: Pick<Database['db'], 'execute'>,
  inputs: readonly RepositoryInput[],
): Promise<{ id: string; name: string }[]> {
  const rows = inputs.map((input) =>
    Object.fromEntries(writtenFields.map((field) => [repositoryColumns[field].name, input[field]])),
  );
  return tx.execute<{ id: string; name: string }>(sql`
    insert into ${repositories} (${writtenNames})
    select ${writtenNames} from jsonb_populate_recordset(null::${repositories}, ${JSON.stringify(rows)}::jsonb)
    ${insertOrder} on conflict do nothing returning id, name`);
}
