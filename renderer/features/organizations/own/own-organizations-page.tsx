import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import type { OwnOrganizations } from '#contract/organizations/organizations.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { NoData } from '../../../components/ui/no-data.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { ReceivedInvitations } from '../invitations/received-invitations.tsx';
import { limitReason } from './limit-reason.ts';
import { OrganizationRow } from './organization-row.tsx';

/** /app/organizations */
export function OwnOrganizationsPage() {
  const { t } = useTranslation('organizations');
  const { t: area } = useTranslation('organizations-area');
  const { api } = useApi();
  const { data: received } = useQuery(api.organizations.receivedInvitations.queryOptions());
  const isInvited = received !== undefined && received.items.length > 0;
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
        {({ items, activeId }) => {
          const create = <CreateLink items={items} prominent={!isInvited} />;
          return (
            <>
              <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-3">
                <h1 className="flex-1 text-24">{area('title')}</h1>
                {(items.length > 0 || isInvited) && create}
              </div>
              <ReceivedInvitations />
              {items.length === 0 && !isInvited && (
                <NoData headingLevel={2} actions={create}>
                  {t('own.empty')}
                </NoData>
              )}
              {items.length > 0 && (
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
          );
        }}
      </PageQuery>
    </div>
  );
}

interface CreateLinkProps {
  items: OwnOrganizations['items'];
  prominent: boolean;
}

/** Leads to the form, or says why nobody with that many organizations gets one more. */
function CreateLink({ items, prominent }: CreateLinkProps) {
  const { t } = useTranslation('organizations-area');
  const reason = limitReason(t, items);
  const look = { variant: prominent ? 'primary' : 'second' } as const;
  if (reason) {
    return (
      <ButtonWithReason {...look} icon={Plus} reason={reason}>
        {t('create')}
      </ButtonWithReason>
    );
  }
  return (
    <Link to="/app/organizations/new" className={buttonClass(look)}>
      <Icon of={Plus} />
      {t('create')}
    </Link>
  );
}

/** The places of one's organizations while they come. */
function OwnSkeleton() {
  return (
    <Loading className="mt-4">
      {['first', 'second'].map((row) => (
        <div key={row} className="flex h-14.25 items-center gap-3 border-line border-b">
          <Skeleton className="size-8 rounded-8" />
          <span className="grid gap-2">
            <Skeleton className="w-40" />
            <Skeleton className="h-2 w-24 opacity-60" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
