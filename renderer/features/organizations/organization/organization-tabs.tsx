import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { mayInOrganization, type OrganizationRole } from '#contract/organizations/permissions.ts';
import { NavLink } from '../../../components/navigation/nav-link.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface OrganizationTab {
  /** Below the address of the organization; empty for the first. */
  path: string;
  /** Key of the label. */
  label: string;
  /** How many it lists, shown beside the label. */
  count?: 'memberCount' | 'teamCount' | 'openInvitations';
  /** For whom it is; everybody where it does not say. */
  allowed?: (role: OrganizationRole) => boolean;
}

/** The pages of one organization, in the order of the tabs. Their routes stand beside them, and in routes.ts. */
const organizationTabs: readonly OrganizationTab[] = [
  { path: '', label: 'organizations:general.tab' },
  { path: 'members', label: 'organizations:members.tab', count: 'memberCount' },
  { path: 'teams', label: 'organizations:teams.tab', count: 'teamCount' },
  {
    path: 'invitations',
    label: 'organizations:invitations.tab',
    count: 'openInvitations',
    allowed: (role) => mayInOrganization(role, 'invitation', 'create'),
  },
];

/** Links and not tabs: each is a page with an address of its own. */
export function OrganizationTabs({ organization }: { organization: OrganizationDetail }) {
  const { id, role } = organization;
  const { t, i18n } = useTranslation('organizations');
  const translate = useTranslate();
  const tabs = organizationTabs.filter(({ allowed }) => allowed?.(role) ?? true);
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
              {count && organization[count] !== null && (
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
