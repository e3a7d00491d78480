import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Organization, OwnOrganizations } from '#contract/organizations/organizations.ts';
import { CellAddress, PictureCell } from '../../../components/list/picture-cell.tsx';
import { RowLink } from '../../../components/list/row-link.tsx';
import { Link } from '../../../components/navigation/link.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { RowsSkeleton, TwoLinesSkeleton } from '../../../components/ui/two-lines.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { ReceivedInvitations } from '../invitations/received-invitations.tsx';
import { OrganizationPicture, RoleBadge } from '../organization/identity.tsx';
import { limitReason } from './limit-reason.ts';

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
            <Loading className="mt-4">
              <RowsSkeleton count={2} className="h-14.25">
                <TwoLinesSkeleton picture="rounded-8" widths={['w-40', 'w-24']} />
              </RowsSkeleton>
            </Loading>
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
                <EmptyState drawing="blank" title={t('own.none')} headingLevel={2} actions={create}>
                  {t('own.empty')}
                </EmptyState>
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

interface OrganizationRowProps {
  organization: Organization;
  /** The session works in it. */
  active: boolean;
}

/** One of the own organizations: leads to its pages; the button makes it the active one. */
function OrganizationRow({ organization, active }: OrganizationRowProps) {
  const { t } = useTranslation('organizations');
  const { t: area } = useTranslation('organizations-area');
  const { id, name, slug, role } = organization;
  return (
    <li className="relative -mx-2 flex min-h-14 items-center gap-3 border-line border-b px-2 py-2 text-13 transition-colors hover:bg-hover">
      <PictureCell
        picture={<OrganizationPicture organization={organization} size={32} />}
        name={
          <RowLink id={id} to={`/app/organizations/${id}`} className="font-medium text-14">
            {name}
          </RowLink>
        }
      >
        <CellAddress>{slug}</CellAddress>
      </PictureCell>
      <RoleBadge role={role} />
      <span className="flex min-w-24 justify-end max-sm:min-w-0">
        {active ? (
          <Badge tone="success">{t('own.active')}</Badge>
        ) : (
          <Form method="post" action="/app/organizations/active" className="relative">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="next" value="/app/organizations" />
            <Button type="submit" size={28} writes aria-label={area('switcher.switchTo', { name })}>
              {t('own.switch')}
            </Button>
          </Form>
        )}
      </span>
    </li>
  );
}
