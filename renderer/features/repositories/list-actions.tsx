import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from '../../lib/list/list-address.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/use-init.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { exportAddress } from './export-address.ts';
import type { RepositorySort } from './list-options.ts';

/** What is done with the whole list: bring repositories in, and take out what it shows. */
export function ListActions({ address }: { address: ListAddress<RepositorySort> }) {
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
      <a href={exportAddress(address)} download className={look}>
        <Icon of={Download} className="-ms-0.5" />
        {t('export')}
      </a>
    </div>
  );
}
