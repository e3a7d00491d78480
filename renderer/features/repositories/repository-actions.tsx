import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Repository } from '#contract/api/repositories.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/use-init.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { isWebLink } from './repository-link.tsx';

interface RepositoryActionsProps {
  repository: Repository;
  onDeleted(): void;
}

/** What can be done with a repository, in the head of its page. */
export function RepositoryActions({ repository, onDeleted }: RepositoryActionsProps) {
  const { t } = useTranslation('repositories');
  const init = useInit();
  const [deleting, setDeleting] = useState(false);
  const { id, link } = repository;
  return (
    <>
      {isWebLink(link) && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ className: 'max-sm:hidden' })}
        >
          {t('openLink')}
          <span className="sr-only"> {t('opensNewTab')}</span>
          <Icon of={ArrowUpRight} size={14} flip />
        </a>
      )}
      {may(init, 'repository', 'update') && (
        <Link to={`/manager/repositories/${id}/update`} className={buttonClass()}>
          {t('edit')}
        </Link>
      )}
      {may(init, 'repository', 'delete') && (
        <>
          <Menu
            align="end"
            trigger={
              <IconButton
                variant="second"
                icon={Ellipsis}
                label={t('detail.more')}
                className="noscript:hidden"
              />
            }
          >
            <MenuItem icon={Trash} danger writes onSelect={() => setDeleting(true)}>
              {t('deleteAsk')}
            </MenuItem>
          </Menu>
          <DeleteDialog
            wish={deleting ? { repositories: [repository] } : null}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        </>
      )}
    </>
  );
}
