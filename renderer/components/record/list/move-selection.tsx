import FolderInput from 'lucide-react/icons/folder-input';
import { useTranslation } from 'react-i18next';
import { useInit } from '../../../lib/services/use-init.ts';
import { useArea } from '../../actions/action-context.ts';
import { SelectionButton } from '../../list/selection-button.tsx';
import type { Selection } from '../../list/use-selection.ts';
import type { DefinedEntity } from '../define-entity.ts';
import type { NamedRecord } from '../entity.ts';
import { mayMove } from '../record-scope.ts';

interface MoveSelectionProps<Row extends NamedRecord> {
  entity: DefinedEntity;
  selection: Selection<Row>;
  /** See useMoveDialog. */
  onMove(records: readonly Row[]): void;
}

/** In the head of a selection: moves the chosen records. Not all that a list holds: which they are is to be seen. */
export function MoveSelection<Row extends NamedRecord>({
  entity,
  selection,
  onMove,
}: MoveSelectionProps<Row>) {
  const { t } = useTranslation('records');
  const isAllowed = mayMove(useArea(), useInit(), entity);
  if (!entity.moved || !isAllowed || selection.all) return null;
  return (
    <SelectionButton icon={FolderInput} label={t('move.action')} onClick={() => onMove(selection.rows)} />
  );
}
