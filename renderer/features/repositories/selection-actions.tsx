import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { longestDeletion, longestExportSelection } from '#contract/repositories/limits.ts';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import type { ListAddress } from '../../components/list/list-address.ts';
import { SelectionButton, SelectionDownload } from '../../components/list/selection-button.tsx';
import { useExactCount } from '../../components/list/use-exact-count.ts';
import type { Selection } from '../../components/list/use-selection.ts';
import { toast } from '../../components/ui/toast.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { may } from '../../lib/permissions.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { RequestedDeletion, WholeList } from './deletion.ts';
import { exportAddress } from './export-address.ts';
import type { RepositoryFilters, RepositorySort } from './list-options.ts';

interface SelectionActionsProps {
  selection: Selection<ListedRepository>;
  address: ListAddress<RepositorySort>;
  filters: RepositoryFilters;
  list: WholeList;
  onDelete(requested: RequestedDeletion): void;
}

/** What can be done with the chosen repositories. */
export function SelectionActions({ selection, address, filters, list, onDelete }: SelectionActionsProps) {
  const { t } = useTranslation('repositories');
  const init = useInit();
  const { api } = useApi();
  const translate = useTranslate();
  const { counting, count } = useExactCount();
  const { rows, all } = selection;

  function askAboutAll() {
    const names = rows.map(({ name }) => name);
    void count(api.repositories.count.queryOptions({ input: list }), (total) => {
      if (total.exact) onDelete({ all: list, count: total.count, names });
      else toast.error(translate('errors:TOO_MANY_REPOSITORIES', { max: longestDeletion }));
    });
  }

  return (
    <>
      <SelectionDownload
        icon={Download}
        label={t('export')}
        href={exportAddress(address, filters, all ? undefined : rows)}
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
          loading={counting}
          onClick={() => (all ? askAboutAll() : onDelete({ repositories: rows }))}
        />
      )}
    </>
  );
}
