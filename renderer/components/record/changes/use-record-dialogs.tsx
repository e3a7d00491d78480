import { useState } from 'react';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import type { DeleteDialogProps } from './delete-dialog.tsx';
import type { RequestedDeletion } from './requested-deletion.ts';

const deleteDialog = createChunk(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

/** Fetches the dialog for somebody who is likely to open it; opening it reports a failure. */
export function prepareDeleteDialog(): void {
  deleteDialog.load().catch(() => {});
}

/** The way to delete records of a page: `ask` opens the question, which is drawn where `dialog` stands. */
export function useDeleteDialog({
  entity,
  onConfirm,
  onDeleted,
}: Pick<DeleteDialogProps, 'entity' | 'onConfirm' | 'onDeleted'>) {
  const [requested, ask] = useState<RequestedDeletion | null>(null);
  const close = () => ask(null);
  const DeleteDialog = useChunk(deleteDialog, requested !== null, close);
  return {
    ask: ask as (requested: RequestedDeletion) => void,
    dialog: DeleteDialog && (
      <DeleteDialog
        entity={entity}
        requested={requested}
        onClose={close}
        onConfirm={onConfirm}
        onDeleted={onDeleted}
      />
    ),
  };
}
