import { useState } from 'react';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useArea } from '../../actions/action-context.ts';
import { useRecordActions } from '../../actions/use-record-actions.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import { useExpected } from '../conflicts.tsx';
import type { DefinedEntity, ListedRecord } from '../define-entity.ts';
import type { NamedRecord } from '../entity.ts';
import type { RecordQuestion } from '../record-actions.ts';
import type { DeletionRequest, RequestedDeletion } from './deletion.tsx';
import type { RequestedMove } from './move-dialog.tsx';

const deleteDialog = createChunk(async () => (await import('./delete-dialog.tsx')).DeleteDialog);
const moveDialog = createChunk(async () => (await import('./move-dialog.tsx')).MoveDialog);

/** Fetches the dialog for somebody who is likely to open it; opening it reports a failure. */
export function prepareDeleteDialog(): void {
  deleteDialog.load().catch(() => {});
}

interface RecordDialogsOptions {
  /** A deletion has been confirmed, and is under way. */
  onDeleting?(): void;
  /** For a page that shows what is deleted (see DeleteDialog). */
  onDeleted?(): void;
  onMoved(): void;
}

/**
 * What can be done with the records of a page, and the questions that come before: `askDeletion` and `askMove` open
 * them, and they are drawn where `dialogs` stand.
 */
export function useRecordDialogs(
  entity: DefinedEntity,
  { onDeleting, onDeleted, onMoved }: RecordDialogsOptions,
) {
  const isManaged = useArea() === 'manager';
  const { activeOrganizationId } = useInit();
  const expected = useExpected(entity);
  const [deletion, setDeletion] = useState<RequestedDeletion | null>(null);
  const [move, setMove] = useState<RequestedMove | null>(null);
  const closeDeletion = () => setDeletion(null);
  const closeMove = () => setMove(null);
  const DeleteDialog = useChunk(deleteDialog, deletion !== null, closeDeletion);
  const MoveDialog = useChunk(moveDialog, move !== null, closeMove);
  const askDeletion = (request: DeletionRequest) => setDeletion({ ...request, expected });
  const askMove = (records: readonly NamedRecord[]) =>
    setMove({ records, from: isManaged ? 'all' : (activeOrganizationId ?? 'none') });
  const actionsOf = useRecordActions<ListedRecord, RecordQuestion>(entity.actions, (question, record) =>
    question === 'move' ? askMove([record]) : askDeletion({ records: [record] }),
  );
  return {
    actionsOf,
    askDeletion,
    askMove,
    dialogs: (
      <>
        {MoveDialog && <MoveDialog entity={entity} requested={move} onClose={closeMove} onMoved={onMoved} />}
        {DeleteDialog && (
          <DeleteDialog
            entity={entity}
            requested={deletion}
            onClose={closeDeletion}
            onConfirm={onDeleting}
            onDeleted={onDeleted}
          />
        )}
      </>
    ),
  };
}
