import { useTranslation } from 'react-i18next';
import type { Dashboard } from '#contract/api/dashboard.ts';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { NewestRow } from './newest-row.tsx';
import { NewestSection } from './newest-section.tsx';

/** The repositories that were added last. */
export function NewestRepositories({ dashboard: { newestRepositories, readAt } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const mayAdd = may(useInit(), 'repository', 'create');
  return (
    <NewestSection
      title={t('newestRepositories')}
      to="/manager/repositories"
      isEmpty={newestRepositories.length === 0}
      emptyHint={t('repositoriesHint')}
      add={mayAdd ? { to: '/manager/repositories/new', name: t('addRepository') } : undefined}
    >
      {newestRepositories.map(({ id, name, createdAt }) => (
        <NewestRow key={id} to={`/manager/repositories/${id}`} name={name} at={createdAt} now={readAt} />
      ))}
    </NewestSection>
  );
}
