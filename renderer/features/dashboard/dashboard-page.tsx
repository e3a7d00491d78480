import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Dashboard } from '#contract/dashboard/dashboard.ts';
import { periodOf } from '#contract/dashboard/period.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { NewestRow } from '../../layout/dashboard/newest-row.tsx';
import { NewestSection } from '../../layout/dashboard/newest-section.tsx';
import { may } from '../../lib/permissions.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { SignInsChart } from './chart/sign-ins-chart.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FiguresRow } from './figures-row.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MailSection } from './mail-section.tsx';
import { PeriodChoice } from './period-choice.tsx';

/** The first page of the manager area: what goes on, what is new, and whether mail gets out. */
export function DashboardPage() {
  const { t } = useTranslation();
  const { api } = useApi();
  const timeZone = useTimeZone();
  const [search] = useSearchParams();
  const days = periodOf(search);
  const options = { ...dashboardQuery(api, days, timeZone), placeholderData: keepPreviousData };
  return (
    <>
      <PageHead title={t('navigation.dashboard')}>
        <PeriodChoice />
      </PageHead>
      <div className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pt-6 pb-12">
        <PageQuery options={options} skeleton={<DashboardSkeleton />}>
          {(dashboard) => (
            <>
              {dashboard.firstSteps && <FirstSteps steps={dashboard.firstSteps} />}
              <FiguresRow dashboard={dashboard} days={days} />
              <div className="mt-6">
                <SignInsChart dashboard={dashboard} />
              </div>
              <div className="mt-7 grid gap-6 lg:grid-cols-[repeat(3,minmax(0,1fr))] lg:gap-10">
                <NewestUsers dashboard={dashboard} />
                <NewestRepositories dashboard={dashboard} />
                <MailSection mail={dashboard.mail} />
              </div>
            </>
          )}
        </PageQuery>
      </div>
    </>
  );
}

/** The repositories that were added last. */
function NewestRepositories({ dashboard: { newestRepositories, readAt } }: { dashboard: Dashboard }) {
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

/** The newest users. */
function NewestUsers({ dashboard: { newestUsers, readAt } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const mayAdd = may(useInit(), 'user', 'create');
  return (
    <NewestSection
      title={t('newestUsers')}
      to="/manager/users"
      isEmpty={newestUsers.length === 0}
      emptyHint={t('usersHint')}
      add={mayAdd ? { to: '/manager/users/new', name: t('addUser') } : undefined}
    >
      {newestUsers.map(({ id, name, email, image, createdAt }) => (
        <NewestRow key={id} to={`/manager/users/${id}`} name={name || email} at={createdAt} now={readAt}>
          <Avatar id={id} name={name || email} image={image} />
        </NewestRow>
      ))}
    </NewestSection>
  );
}
