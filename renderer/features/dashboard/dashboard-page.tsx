import { keepPreviousData } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { Dashboard, FirstSteps as Steps } from '#contract/dashboard/dashboard.ts';
import { product } from '#contract/product.ts';
import { periodOf } from '#contract/schemas/dashboard-period.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageQueries, PageQuery } from '../../components/page/page-query.tsx';
import { Loading, Skeleton } from '../../components/ui/loading.tsx';
import type {
  DashboardCards,
  DashboardPart,
  FirstStepLink,
} from '../../layout/routes/parts/dashboard-part.ts';
import { Figure } from '../../layout/routes/parts/figure.tsx';
import { FirstSteps } from '../../layout/routes/parts/first-steps.tsx';
import { useEventsAddress } from '../../layout/routes/parts/use-events-address.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { SignInsChart } from './chart/sign-ins-chart.tsx';
import { dashboardInput } from './load-dashboard.ts';
import { MailSection } from './mail-section.tsx';
import { PeriodChoice } from './period-choice.tsx';

const four = ['first', 'second', 'third', 'fourth'];

/** The first page of the manager area: what goes on, what is new, and whether mail gets out. */
export function createDashboardPage(parts: readonly (DashboardPart & DashboardCards)[]): ComponentType {
  return function DashboardPage() {
    const { t } = useTranslation();
    const { api } = useApi();
    const init = useInit();
    const timeZone = useTimeZone();
    const [search] = useSearchParams();
    const days = periodOf(search);
    const input = dashboardInput(days, timeZone);
    const placeholderData = keepPreviousData;
    const shown = parts.filter(({ allowed }) => allowed(init));
    const queries = shown.map(({ query }) => ({ ...query(api, input), placeholderData }));
    const skeleton = <DashboardSkeleton />;
    return (
      <>
        <PageHead title={t('navigation.dashboard')}>
          <PeriodChoice />
        </PageHead>
        <div className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pt-6 pb-12">
          <PageQuery
            options={{ ...api.dashboard.read.queryOptions({ input }), placeholderData }}
            skeleton={skeleton}
          >
            {(dashboard) => (
              <PageQueries queries={queries} skeleton={skeleton}>
                {(data) => {
                  const cards = shown.map((part, place) => ({
                    ...part,
                    key: part.module,
                    props: { data: data[place], dashboard, days },
                  }));
                  return (
                    <>
                      {dashboard.firstSteps && (
                        <InstallationSteps
                          steps={dashboard.firstSteps}
                          ofFeatures={shown.flatMap(({ firstSteps }) => firstSteps)}
                        />
                      )}
                      <FiguresRow dashboard={dashboard}>
                        {cards.map(({ Figures, key, props }) => Figures && <Figures key={key} {...props} />)}
                      </FiguresRow>
                      <div className="mt-6">
                        <SignInsChart dashboard={dashboard} />
                      </div>
                      <div className="mt-7 grid gap-6 lg:grid-cols-[repeat(3,minmax(0,1fr))] lg:gap-10">
                        {cards.map(({ Section, key, props }) => Section && <Section key={key} {...props} />)}
                        <MailSection mail={dashboard.mail} />
                      </div>
                    </>
                  );
                }}
              </PageQueries>
            )}
          </PageQuery>
        </div>
      </>
    );
  };
}

/** The chapter of README about what is set up outside of the product. */
const chapter = `${product.sourceUrl}#first-steps`;

/** First steps that belong to no feature. */
const ownSteps: readonly FirstStepLink[] = ['mail', 'name'].map((id) => ({
  id,
  to: chapter,
  title: `dashboard:firstSteps.${id}.title`,
  hint: `dashboard:firstSteps.${id}.hint`,
}));

interface InstallationStepsProps {
  steps: Steps;
  ofFeatures: readonly FirstStepLink[];
}

/** First steps of a new installation. */
function InstallationSteps({ steps: { done, onlyAdmin }, ofFeatures }: InstallationStepsProps) {
  const { t } = useTranslation('dashboard');
  const { search } = useLocation();
  return (
    <FirstSteps
      title={t(onlyAdmin ? 'firstSteps.onlyAdmin' : 'firstSteps.title')}
      intro={t('firstSteps.intro')}
      steps={[...ofFeatures, ...ownSteps]}
      done={done}
      dismissAt={`/manager/dismiss-first-steps${search}`}
    />
  );
}

interface FiguresRowProps {
  dashboard: Dashboard;
  /** Figures of the features. */
  children: ReactNode;
}

/** Counts of the period, each with its change against the period before. */
function FiguresRow({ dashboard: { figures, from }, children }: FiguresRowProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { refusedSignIns, wrongCodes } = figures;
  return (
    // However many stand in a line, the edge of the first is cut off.
    <div className="overflow-clip [overflow-clip-margin:0.5rem]">
      <dl
        aria-label={t('figures.label')}
        className="-ms-[calc(1.5rem+1px)] grid grid-cols-2 gap-y-5 md:grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))]"
      >
        {children}
        <Figure
          name={t('figures.refusedSignIns')}
          to={useEventsAddress('user.code-refused', from)}
          count={refusedSignIns}
          better="less"
          note={t('figures.wrongCodes', { count: wrongCodes, total: formatCount(i18n.language, wrongCodes) })}
        />
      </dl>
    </div>
  );
}

/** The dashboard's places while its data comes, line for line as high as what will be there. */
function DashboardSkeleton() {
  return (
    <Loading>
      <div className="grid grid-cols-2 max-md:gap-y-5 md:grid-cols-4">
        {four.map((place) => (
          <div
            key={place}
            className="border-line px-6 py-1 not-first:border-s max-md:pe-2 max-md:odd:border-s-0 first:ps-0 max-md:odd:ps-0"
          >
            <p className="text-13">
              <Skeleton className="w-20" />
            </p>
            <p className="text-28 leading-[1.3]">
              <Skeleton className="h-6 w-16" />
            </p>
            <p className="text-12">
              <Skeleton className="w-28" />
            </p>
          </div>
        ))}
      </div>
      <div className="mt-6 rounded-10 border border-line bg-raised px-4 pt-3">
        <p className="flex min-h-8 items-center text-14">
          <Skeleton className="w-32" />
        </p>
        {/* The legend's line of its own. */}
        <p className="h-6.5 md:hidden" />
        <div className="grid h-[266px] content-start pt-4">
          {four.map((line) => (
            <span key={line} className="h-[50px] border-line border-t" />
          ))}
        </div>
      </div>
      <div className="mt-7 grid gap-6 lg:grid-cols-3 lg:gap-10">
        {four.slice(1).map((list) => (
          <div key={list}>
            <p className="flex min-h-8 items-center">
              <Skeleton className="w-32" />
            </p>
            {four.map((place) => (
              <p
                key={place}
                className="flex min-h-11 items-center justify-between border-line border-b last:border-b-0"
              >
                <Skeleton className="w-32" />
                <Skeleton className="w-14 opacity-70" />
              </p>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
