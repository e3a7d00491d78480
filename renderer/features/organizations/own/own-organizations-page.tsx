import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/navigation/link.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { NoData } from '../../../components/ui/no-data.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { ReceivedInvitations } from '../invitations/received-invitations.tsx';
import { OrganizationRow } from './organization-row.tsx';
import { OwnSkeleton } from './own-skeleton.tsx';

/** /app/organizations */
export function OwnOrganizationsPage() {
  const { t } = useTranslation('organizations');
  const { t: area } = useTranslation('organizations-area');
  const { api } = useApi();
  const create = (
    <Link to="/app/organizations/new" className={buttonClass({ variant: 'primary' })}>
      <Icon of={Plus} />
      {area('create')}
    </Link>
  );
  return (
    <div className="mx-auto w-full max-w-[calc(61rem+2*var(--gutter))] px-gutter pt-10 pb-12 max-sm:pt-5">
      <PageQuery
        options={api.organizations.list.queryOptions()}
        skeleton={
          <>
            <h1 className="text-24">{area('title')}</h1>
            <OwnSkeleton />
          </>
        }
      >
        {({ items, activeId }) => (
          <>
            <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-3">
              <h1 className="flex-1 text-24">{area('title')}</h1>
              {items.length > 0 && create}
            </div>
            <ReceivedInvitations />
            {items.length === 0 ? (
              <NoData headingLevel={2} actions={create}>
                {t('own.empty')}
              </NoData>
            ) : (
              <ul className="mt-4">
                {items.map((organization) => (
                  <OrganizationRow
                    key={organization.id}
                    organization={organization}
                    active={organization.id === activeId}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </PageQuery>
    </div>
  );
}
