import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { periodOf } from '#contract/dashboard-period.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { SignInsChart } from './chart/sign-ins-chart.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FiguresRow } from './figures-row.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MailSection } from './mail-section.tsx';
import { NewestRepositories } from './newest-repositories.tsx';
import { NewestUsers } from './newest-users.tsx';
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
