import { useState } from 'react';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useArea } from '../../actions/action-context.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import type { DefinedEntity } from '../define-entity.ts';
import type { NamedRecord } from '../entity.ts';
import type { RequestedMove } from './move-dialog.tsx';

const moveDialog = createChunk(async () => (await import('./move-dialog.tsx')).MoveDialog);

/** The way to move records of a page: `ask` opens the question, which is drawn where `dialog` stands. */
export function useMoveDialog(entity: DefinedEntity, onMoved: () => void) {
  const isManaged = useArea() === 'manager';
  const { activeOrganizationId } = useInit();
  const [requested, setRequested] = useState<RequestedMove | null>(null);
  const close = () => setRequested(null);
  const MoveDialog = useChunk(moveDialog, requested !== null, close);
  const from = isManaged ? 'all' : (activeOrganizationId ?? 'none');
  return {
    ask: (records: readonly NamedRecord[]) => setRequested({ records, from }),
    dialog: MoveDialog && (
      <MoveDialog entity={entity} requested={requested} onClose={close} onMoved={onMoved} />
    ),
  };
}
