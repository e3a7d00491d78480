import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { NavLink } from '../../../components/navigation/nav-link.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { tabsFor } from './tabs.ts';

/** Links and not tabs: each is a page with an address of its own. */
export function OrganizationTabs({ organization }: { organization: OrganizationDetail }) {
  const { id, role } = organization;
  const { t, i18n } = useTranslation('organizations');
  const translate = useTranslate();
  return (
    // Scrolls sideways by itself where a language needs more room than a phone has.
    <nav aria-label={t('tabs')} className="-mx-gutter overflow-x-auto px-gutter">
      <ul className="flex min-w-max gap-5 border-line border-b">
        {tabsFor(role).map(({ path, label, count }) => (
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
