import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from '../../components/list/list-address.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { may } from '../../lib/permissions.ts';
import type { ListViewControl } from '../../lib/preferences/use-list-view.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { exportAddress } from './export-address.ts';
import type { RepositoryFilters, RepositorySort } from './list-options.ts';
import type { RepositoryColumn } from './use-repository-columns.tsx';

interface ListActionsProps {
  address: ListAddress<RepositorySort>;
  filters: RepositoryFilters;
  /** There is something to take out. */
  hasRows: boolean;
  view: ListViewControl;
  /** All that the list has, hidden or not. */
  columns: readonly RepositoryColumn[];
}

/** What is done with the whole list: bring repositories in, take out what it shows, and choose how it shows it. */
export function ListActions({ address, filters, hasRows, view, columns }: ListActionsProps) {
  const { t } = useTranslation('repositories');
  const init = useInit();
  const look = buttonClass({ variant: 'ghost' });
  return (
    <div className="-me-3 ms-auto flex items-center max-sm:hidden">
      {may(init, 'repository', 'create') && (
        <Link to="/manager/repositories/import" className={look}>
          <Icon of={Upload} className="-ms-0.5" />
          {t('import')}
        </Link>
      )}
      {hasRows && (
        <a href={exportAddress(address, filters)} download className={look}>
          <Icon of={Download} className="-ms-0.5" />
          {t('export')}
        </a>
      )}
      <ViewMenu view={view} columns={columns} />
    </div>
  );
}
