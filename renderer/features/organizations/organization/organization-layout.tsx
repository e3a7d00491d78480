import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { NavLink } from '../../../components/navigation/link.tsx';
import { DetailHead } from '../../../components/page/detail-head.tsx';
import { DetailSkeleton } from '../../../components/page/detail-skeleton.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { useListLink } from '../../../components/record/use-entity.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationHeading, RoleBadge } from './identity.tsx';
import { OrganizationContext, organizationEntity } from './organization.ts';
import { tabsFor } from './tabs.ts';

/** Layout of the pages of one organization: the way back, picture and name, and the tabs. */
export function OrganizationLayout() {
  const { id = '' } = useParams();
  const { api } = useApi();
  const list = useListLink(organizationEntity);
  return (
    <PageQuery
      options={api.organizations.read.queryOptions({ input: { id } })}
      skeleton={<DetailSkeleton list={list} picture="rounded-[0.875rem]" facts={null} />}
    >
      {(organization) => <Loaded key={id} organization={organization} />}
    </PageQuery>
  );
}

function Loaded({ organization }: { organization: OrganizationDetail }) {
  const list = useListLink(organizationEntity);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <OrganizationContext value={organization}>
      <DetailHead list={list} name={organization.name} heading={heading} />
      <div className="mx-auto flex w-full max-w-[calc(61rem+2*var(--gutter))] flex-1 flex-col px-gutter pt-5">
        <OrganizationHeading organization={organization} heading={heading}>
          <RoleBadge role={organization.role} />
        </OrganizationHeading>
        <OrganizationTabs organization={organization} />
        <Outlet />
      </div>
    </OrganizationContext>
  );
}

/** Links and not tabs: each is a page with an address of its own. */
function OrganizationTabs({ organization }: { organization: OrganizationDetail }) {
  const { id, role } = organization;
  const { t, i18n } = useTranslation('organizations');
  const translate = useTranslate();
  const tabs = tabsFor(role).filter(({ isCommand }) => !isCommand);
  return (
    // Scrolls sideways by itself where a language needs more room than a phone has.
    <nav aria-label={t('tabs')} className="-mx-gutter overflow-x-auto px-gutter">
      <ul className="flex min-w-max gap-5 border-line border-b">
        {tabs.map(({ path, label, count }) => (
          <li key={path} className="flex">
            <NavLink
              to={`/app/organizations/${id}${path && `/${path}`}`}
              end={path === ''}
              className="-mb-px -outline-offset-2 whitespace-nowrap border-transparent border-b-2 px-px pt-1 pb-2 font-medium text-13 text-text-2 transition-colors hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text"
            >
              {translate(label)}{' '}
              {count && (
                <span className="ms-1 font-normal text-text-3 tabular-nums">
                  {formatCount(i18n.language, organization[count])}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
