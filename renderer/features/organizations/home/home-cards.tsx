import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OrganizationFirstSteps } from '#contract/organizations/first-steps.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { useFeatures } from '../../../layout/feature.ts';
import { FirstSteps } from '../../../layout/first-steps.tsx';
import type { HomeCardProps, HomeCards } from '../../../layout/home/home-part.ts';
import { useApi } from '../../../lib/services/use-api.ts';

/** First steps of the active organization and open invitations, on the home page. */
export const homeCards: HomeCards<OrganizationFirstSteps> = {
  Top: OrganizationSteps,
  Summary: Invitations,
  Main: null,
  More: null,
};

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
    {
      id: 'invite',
      to: `${page}/members/invite`,
      title: 'organizations-area:firstSteps.invite.title',
      hint: 'organizations-area:firstSteps.invite.hint',
    },
    {
      id: 'picture',
      to: page,
      title: 'organizations-area:firstSteps.picture.title',
      hint: 'organizations-area:firstSteps.picture.hint',
    },
    ...ofFeatures,
  ];
  return (
    <FirstSteps
      title={t('firstSteps.title')}
      intro={t('firstSteps.intro')}
      steps={steps.flatMap((id) => known.find((step) => step.id === id) ?? [])}
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
