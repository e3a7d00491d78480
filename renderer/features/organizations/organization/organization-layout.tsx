import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { NavLink } from '../../../components/navigation/nav-link.tsx';
import { DetailHead } from '../../../components/page/detail-head.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationContext } from './organization-context.ts';
import { OrganizationHeading } from './organization-heading.tsx';
import { OrganizationSkeleton } from './organization-skeleton.tsx';
import { organizationTabs } from './tabs.ts';

/** What the pages of one organisation have in common: the way back, picture and name, and the tabs between them. */
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
        <TabLinks organization={organization} />
        <Outlet />
      </div>
    </OrganizationContext>
  );
}

/** Links and not tabs: each is a page with an address of its own. */
function TabLinks({ organization: { id, role } }: { organization: OrganizationDetail }) {
  const { t } = useTranslation('organizations');
  const translate = useTranslate();
  const tabs = organizationTabs.filter(({ allowed }) => allowed?.(role) ?? true);
  return (
    // Scrolls sideways by itself where a language needs more room than a phone has.
    <nav aria-label={t('tabs')} className="-mx-gutter overflow-x-auto px-gutter">
      <ul className="flex min-w-max gap-5 border-line border-b">
        {tabs.map(({ path, label }) => (
          <li key={path} className="flex">
            <NavLink
              to={`/app/organizations/${id}${path && `/${path}`}`}
              end={path === ''}
              className="-mb-px -outline-offset-2 whitespace-nowrap border-transparent border-b-2 px-px pt-1 pb-2 font-medium text-13 text-text-2 transition-colors hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text"
            >
              {translate(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
