import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/api/repositories.ts';
import { longestExportSelection } from '#contract/repository-limits.ts';
import type { ListAddress } from '../../lib/list/list-address.ts';
import { SelectionButton, SelectionDownload } from '../../lib/list/selection-button.tsx';
import type { Selection } from '../../lib/list/use-selection.ts';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/use-init.ts';
import type { DeletionWish } from './deletion.ts';
import { exportAddress } from './export-address.ts';
import type { RepositorySort } from './list-options.ts';

interface SelectionActionsProps {
  selection: Selection<ListedRepository>;
  address: ListAddress<RepositorySort>;
  onDelete(wish: DeletionWish): void;
}

/** What can be done with the chosen repositories. */
export function SelectionActions({ selection, address, onDelete }: SelectionActionsProps) {
  const { t } = useTranslation('repositories');
  const init = useInit();
  const { rows, all, count } = selection;
  return (
    <>
      <SelectionDownload
        icon={Download}
        label={t('export')}
        href={exportAddress(address, all ? undefined : rows)}
        reason={
          !all && rows.length > longestExportSelection
            ? t('exportTooMany', { max: longestExportSelection })
            : undefined
        }
      />
      {may(init, 'repository', 'delete') && (
        <SelectionButton
          icon={Trash2}
          label={t('delete')}
          danger
          onClick={() =>
            onDelete(
              all
                ? { searchTerm: address.searchTerm, total: count, names: rows.map(({ name }) => name) }
                : { repositories: rows },
            )
          }
        />
      )}
    </>
  );
}
