import FolderInput from 'lucide-react/icons/folder-input';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useArea } from '../../actions/action-context.ts';
import { SelectionButton } from '../../list/selection-button.tsx';
import { useExactCount } from '../../list/use-exact-count.ts';
import type { Selection } from '../../list/use-selection.ts';
import { toast } from '../../ui/toast.ts';
import type { DeletionRequest } from '../changes/deletion.tsx';
import { prepareDeleteDialog } from '../changes/use-record-dialogs.tsx';
import type { DefinedEntity, ListedRecord, WholeList } from '../define-entity.ts';
import { recordName } from '../entity.ts';
import { mayMove } from '../record-scope.ts';
import { useMay } from '../use-entity.ts';

interface MoveSelectionProps {
  entity: DefinedEntity;
  selection: Selection<ListedRecord>;
  /** See useRecordDialogs. */
  onMove(records: readonly ListedRecord[]): void;
}

/** In the head of a selection: moves the chosen records. Not all that a list holds: which they are is to be seen. */
export function MoveSelection({ entity, selection, onMove }: MoveSelectionProps) {
  const { t } = useTranslation('records');
  const isAllowed = mayMove(useArea(), useInit(), entity);
  if (!entity.moved || !isAllowed || selection.all) return null;
  return (
    <SelectionButton icon={FolderInput} label={t('move.action')} onClick={() => onMove(selection.rows)} />
  );
}

interface DeleteSelectionProps {
  entity: DefinedEntity;
  page: { selection: Selection<ListedRecord>; whole: WholeList };
  /** See useRecordDialogs. */
  onDelete(request: DeletionRequest): void;
}

/** In the head of a selection: deletes the chosen records, or all that the list holds, which are counted first. */
export function DeleteSelection({ entity, page, onDelete }: DeleteSelectionProps) {
  const { selection, whole } = page;
  const { t } = useTranslation('records');
  const { api } = useApi();
  const { counting, count } = useExactCount();
  useEffect(prepareDeleteDialog, []);
  if (!useMay(entity, 'delete')) return null;

  function ask() {
    if (!selection.all) return onDelete({ records: selection.rows });
    const names = selection.rows.map((row) => recordName(entity, row));
    void count(entity.operations(api).count.queryOptions({ input: whole }), (total) => {
      if (total.exact) onDelete({ all: whole, count: total.count, names });
      else toast.error(t('deletion.tooMany'));
    });
  }

  return <SelectionButton icon={Trash2} label={t('delete')} danger loading={counting} onClick={ask} />;
}
