import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/api/repositories.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/use-init.ts';
import { MenuItem } from '../../ui/menu-item.tsx';
import { MenuLink } from '../../ui/menu-link.tsx';
import { MenuSeparator } from '../../ui/menu-separator.tsx';
import { isWebLink } from './repository-link.tsx';

interface RepositoryMenuProps {
  repository: ListedRepository;
  onDelete(): void;
}

/** The lazy half of a row's menu: what can be done with the repository. */
export default function RepositoryMenu({ repository: { id, link }, onDelete }: RepositoryMenuProps) {
  const { t } = useTranslation('repositories');
  const init = useInit();
  return (
    <>
      {isWebLink(link) && (
        <MenuLink icon={ExternalLink} render={<a href={link} target="_blank" rel="noopener noreferrer" />}>
          {t('openLink')}
          <span className="sr-only"> {t('opensNewTab')}</span>
        </MenuLink>
      )}
      {may(init, 'repository', 'update') && (
        <MenuLink icon={Pencil} render={<Link to={`/manager/repositories/${id}/update`} />}>
          {t('edit')}
        </MenuLink>
      )}
      {may(init, 'repository', 'delete') && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger writes onSelect={onDelete}>
            {t('deleteAsk')}
          </MenuItem>
        </>
      )}
    </>
  );
}
