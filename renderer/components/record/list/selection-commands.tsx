import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/services/use-api.ts';
import { SelectionButton } from '../../list/selection-button.tsx';
import { useExactCount } from '../../list/use-exact-count.ts';
import type { Selection } from '../../list/use-selection.ts';
import { toast } from '../../ui/toast.ts';
import type { RequestedDeletion } from '../changes/requested-deletion.ts';
import { prepareDeleteDialog } from '../changes/use-record-dialogs.tsx';
import type { DefinedEntity, WholeList } from '../define-entity.ts';
import { type NamedRecord, recordName } from '../entity.ts';
import { useMay } from '../use-entity.ts';

interface DeleteSelectionProps<Row extends NamedRecord> {
  entity: DefinedEntity;
  page: { selection: Selection<Row>; whole: WholeList };
  /** See useDeleteDialog. */
  onDelete(requested: RequestedDeletion): void;
}

/** In the head of a selection: deletes the chosen records, or all that the list holds, which are counted first. */
export function DeleteSelection<Row extends NamedRecord>(props: DeleteSelectionProps<Row>) {
  const { entity, onDelete } = props;
  const { selection, whole } = props.page;
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
