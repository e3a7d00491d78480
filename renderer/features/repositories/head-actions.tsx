import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useTranslation } from 'react-i18next';
import type { Repository } from '#contract/repositories/repositories.ts';
import type { Action } from '../../components/actions/action.ts';
import { ActionMenu } from '../../components/actions/action-menu.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { isWebLink } from './repository-link.tsx';

interface HeadActionsProps {
  repository: Repository;
  actions: readonly Action[];
}

/** What can be done with a repository, in the head of its page: what is done often as buttons, all of it in a menu. */
export function HeadActions({ repository: { id, link }, actions }: HeadActionsProps) {
  const { t } = useTranslation('repositories');
  const { t: ui } = useTranslation('ui');
  const init = useInit();
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
          <span className="sr-only"> {ui('opensNewTab')}</span>
          <Icon of={ArrowUpRight} size={14} flip />
        </a>
      )}
      {may(init, 'repository', 'update') && (
        <Link to={`/manager/repositories/${id}/update`} className={buttonClass()}>
          {t('edit')}
        </Link>
      )}
      <ActionMenu actions={actions} />
    </>
  );
}
