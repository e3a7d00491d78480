import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { DetailHead } from '../../../components/page/detail-head.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationContext } from './organization-context.ts';
import { OrganizationPicture } from './organization-picture.tsx';
import { OrganizationTabs } from './organization-tabs.tsx';
import { RoleBadge } from './role-badge.tsx';

/** What the pages of one organization have in common: the way back, picture and name, and the tabs between them. */
export function OrganizationLayout() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <PageQuery
      options={api.organizations.read.queryOptions({ input: { id } })}
      skeleton={<OrganizationSkeleton />}
    >
      {(organization) => <Loaded key={id} organization={organization} />}
    </PageQuery>
  );
}

function Loaded({ organization }: { organization: OrganizationDetail }) {
  const { t } = useTranslation('organizations-area');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <OrganizationContext value={organization}>
      <DetailHead
        list={{ to: '/app/organizations', label: t('title') }}
        name={organization.name}
        heading={heading}
      />
      <div className="mx-auto flex w-full max-w-[calc(61rem+2*var(--gutter))] flex-1 flex-col px-gutter pt-5">
        <OrganizationHeading organization={organization} heading={heading} />
        <OrganizationTabs organization={organization} />
        <Outlet />
      </div>
    </OrganizationContext>
  );
}

interface OrganizationHeadingProps {
  organization: OrganizationDetail;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Which one it is: picture, name, short name, and what the user is in it. */
function OrganizationHeading({ organization, heading }: OrganizationHeadingProps) {
  const { t } = useTranslation('organizations');
  const { name, slug, role, memberCount } = organization;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <OrganizationPicture organization={organization} size={64} />
      <div className="min-w-0 flex-1 basis-52">
        <h1 ref={heading} dir="auto" className="text-24 text-match-parent leading-[1.3] wrap-anywhere">
          {name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-2">
          <span className="ltr-isolate wrap-anywhere">{slug}</span>
          <span>{t('memberCount', { count: memberCount })}</span>
          <RoleBadge role={role} />
        </p>
      </div>
    </div>
  );
}

/** The places of an organization's head and tabs while its data comes. */
function OrganizationSkeleton() {
  return (
    <Loading>
      <div className="mx-auto w-full max-w-[calc(61rem+2*var(--gutter))] px-gutter pt-[calc(var(--head)+2rem)] pb-12">
        <div className="mb-6 flex items-center gap-4">
          <Skeleton className="size-16 rounded-full" />
          <span className="grid gap-3">
            <Skeleton className="h-5 w-52" />
            <Skeleton className="w-36" />
          </span>
        </div>
        <div className="flex h-8.5 gap-5 border-line border-b pt-1.5">
          <Skeleton className="w-14" />
          <Skeleton className="w-14" />
        </div>
      </div>
    </Loading>
  );
}
