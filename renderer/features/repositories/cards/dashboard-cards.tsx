import { useTranslation } from 'react-i18next';
import type { RepositoriesDashboard } from '#contract/repositories/cards.ts';
import type { DashboardCardProps, DashboardCards } from '../../../layout/routes/parts/dashboard-part.ts';
import { Figure } from '../../../layout/routes/parts/figure.tsx';
import { NewestRow, NewestSection } from '../../../layout/routes/parts/newest-section.tsx';
import { formatTotal } from '../../../lib/format/format-number.ts';
import { may } from '../../../lib/permissions.ts';
import { useInit } from '../../../lib/services/use-init.ts';

type Props = DashboardCardProps<RepositoriesDashboard>;

export const dashboardCards: DashboardCards<RepositoriesDashboard> = {
  Figures: Added,
  Section: NewestRepositories,
};

function Added({ data: { added, total }, dashboard }: Props) {
  const { t, i18n } = useTranslation('repositories-area');
  return (
    <Figure
      name={t('dashboard.added')}
      to={`/manager/repositories?${new URLSearchParams({ addedSince: dashboard.from })}`}
      count={added}
      note={t('dashboard.inAll', { total: formatTotal(i18n.language, total) })}
    />
  );
}

/** The repositories that were added last. */
function NewestRepositories({ data: { newest }, dashboard: { readAt } }: Props) {
  const { t } = useTranslation('repositories-area');
  const mayAdd = may(useInit(), 'repository', 'create');
  return (
    <NewestSection
      title={t('dashboard.newest')}
      to="/manager/repositories"
      isEmpty={newest.length === 0}
      emptyHint={t('dashboard.hint')}
      add={mayAdd ? { to: '/manager/repositories/new', name: t('dashboard.add') } : undefined}
    >
      {newest.map(({ id, name, createdAt }) => (
        <NewestRow key={id} to={`/manager/repositories/${id}`} name={name} at={createdAt} now={readAt} />
      ))}
    </NewestSection>
  );
}
