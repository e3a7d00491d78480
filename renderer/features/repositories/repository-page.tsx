import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { useArea } from '../../components/actions/action-context.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import { EntityFacts } from '../../components/record/fields/entity-facts.tsx';
import { RecordHeadActions } from '../../components/record/page/record-head.tsx';
import { RecordPage } from '../../components/record/page/record-page.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { repositoryActions, repositoryEntity } from './repository-entity.ts';
import { RepositoryHeading, RepositoryTexts } from './repository-heading.tsx';
import { isWebLink } from './repository-link.tsx';

/** One repository: what it is, and what can be done with it; for managers what was done to it, too. */
export function RepositoryPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  const isManaged = useArea() === 'manager';
  return (
    <RecordPage
      entity={repositoryEntity}
      options={api.repositories.read.queryOptions({ input: { id } })}
      actions={repositoryActions}
      heading={(repository: ListedRepository, heading) => (
        <RepositoryHeading repository={repository} heading={heading} />
      )}
      head={({ link }, actions) => (
        <RecordHeadActions entity={repositoryEntity} id={id} actions={actions}>
          {isWebLink(link) && <OpenLink link={link} />}
        </RecordHeadActions>
      )}
      facts={(repository) => (
        <EntityFacts entity={repositoryEntity} record={repository} except={['link', 'description']} />
      )}
      factCount={3}
    >
      {(repository) => (
        <>
          <RepositoryTexts repository={repository} />
          {isManaged && (
            <ActivitySection options={api.repositories.activity.queryOptions({ input: { id } })} />
          )}
        </>
      )}
    </RecordPage>
  );
}

function OpenLink({ link }: { link: string }) {
  const { t } = useTranslation('repositories');
  const { t: ui } = useTranslation('ui');
  return (
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
  );
}
