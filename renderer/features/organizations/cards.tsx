import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, replace } from 'react-router';
import type { OrganizationsDashboard } from '#contract/organizations/cards.ts';
import type { OrganizationFirstSteps } from '#contract/organizations/first-steps.ts';
import { Link } from '../../components/navigation/link.tsx';
import { useFeatures } from '../../layout/feature.ts';
import type { DashboardCardProps, DashboardCards } from '../../layout/routes/parts/dashboard-part.ts';
import { Figure } from '../../layout/routes/parts/figure.tsx';
import { FirstSteps } from '../../layout/routes/parts/first-steps.tsx';
import type { HomeCardProps, HomeCards } from '../../layout/routes/parts/home-part.ts';
import { formatTotal } from '../../lib/format/format-number.ts';
import type { Services } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { OrganizationPicture } from './organization/identity.tsx';

/** First steps of the active organization and open invitations, on the home page. */
export const homeCards: HomeCards<OrganizationFirstSteps> = {
  Place: ActiveOrganization,
  Top: OrganizationSteps,
  Summary: Invitations,
  Main: null,
  More: null,
};

/** The organization whose records the home page shows, with the way to it. */
function ActiveOrganization() {
  const { t } = useTranslation('organizations-area');
  const { organization } = useQuery(useApi().api.organizations.active.queryOptions()).data ?? {};
  if (!organization) return null;
  return (
    <p className="mb-1 flex items-center gap-2">
      <OrganizationPicture organization={organization} size={20} />
      <span className="sr-only">{t('switcher.label')}: </span>
      <Link
        to={`/app/organizations/${organization.id}`}
        dir="auto"
        className="link -my-1 min-w-0 truncate py-1 text-match-parent max-sm:-my-3 max-sm:py-3"
      >
        {organization.name}
      </Link>
    </p>
  );
}

/** First steps of a new organization; those of the features lead to its own records. */
function OrganizationSteps({ data: { firstSteps } }: HomeCardProps<OrganizationFirstSteps>) {
  const { t } = useTranslation('organizations-area');
  const features = useFeatures();
  if (!firstSteps) return null;
  const { organizationId, steps, done } = firstSteps;
  const page = `/app/organizations/${organizationId}`;
  const ofFeatures = features
    .flatMap(({ dashboard }) => dashboard?.firstSteps ?? [])
    .map((step) => ({ ...step, to: step.to.replace(/^\/manager\//, '/app/') }));
  const known = [
    { id: 'invite', to: `${page}/members/invite` },
    { id: 'picture', to: page },
  ].map((step) => ({
    ...step,
    title: `organizations-area:firstSteps.${step.id}.title`,
    hint: `organizations-area:firstSteps.${step.id}.hint`,
  }));
  return (
    <FirstSteps
      title={t('firstSteps.title')}
      intro={t('firstSteps.intro')}
      steps={steps.flatMap((id) => [...known, ...ofFeatures].find((step) => step.id === id) ?? [])}
      done={done}
      dismissAt={`/app/organizations/first-steps?id=${organizationId}`}
    />
  );
}

/** The way to open invitations, where there are any. */
function Invitations() {
  const { t } = useTranslation('organizations-area');
  const { data } = useQuery(useApi().api.organizations.receivedInvitations.queryOptions());
  if (!data || data.items.length === 0) return null;
  return (
    <Link to="/app/organizations" className="link -my-1 py-1 max-sm:-my-3.5 max-sm:py-3.5">
      {t('invitations', { count: data.items.length })}
    </Link>
  );
}

/** Takes the first steps of an organization off the home page. */
export async function dismissFirstSteps(
  { data }: Services,
  { request }: ActionFunctionArgs,
): Promise<Response> {
  const { api, queryClient } = await data.load();
  const { dismissFirstSteps: dismiss, firstSteps } = api.organizations;
  const id = new URL(request.url).searchParams.get('id') ?? '';
  queryClient.setQueryData(firstSteps.queryKey(), await dismiss.call({ id }));
  return replace('/app', 303);
}

/** Card of the dashboard: the number of organizations created in its period. */
export const dashboardCards: DashboardCards<OrganizationsDashboard> = { Figures: Created, Section: null };

function Created({ data: { created, total }, dashboard }: DashboardCardProps<OrganizationsDashboard>) {
  const { t, i18n } = useTranslation('organizations-area');
  return (
    <Figure
      name={t('dashboard.created')}
      to={`/manager/organizations?${new URLSearchParams({ createdSince: dashboard.from })}`}
      count={created}
      note={t('dashboard.inAll', { total: formatTotal(i18n.language, total) })}
    />
  );
}
