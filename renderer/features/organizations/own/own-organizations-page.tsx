import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Organization } from '#contract/organizations/organizations.ts';
import { CellAddress } from '../../../components/list/picture-cell.tsx';
import { Link } from '../../../components/navigation/link.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { RowsSkeleton, TwoLinesSkeleton } from '../../../components/ui/two-lines.tsx';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture, RoleBadge } from '../organization/identity.tsx';
import { LinkedRow } from '../organization/linked-row.tsx';
import { useCreateReason } from '../organization/organization.ts';

/** /app/organizations */
export function OwnOrganizationsPage() {
  const { t } = useTranslation('organizations');
  const { t: area } = useTranslation('organizations-area');
  const { api } = useApi();
  const { data: own } = useQuery(api.organizations.list.queryOptions());
  const { data: received } = useQuery(api.organizations.receivedInvitations.queryOptions());
  const isInvited = received !== undefined && received.items.length > 0;
  const reason = useCreateReason(own?.items);
  const look = { variant: isInvited ? 'second' : 'primary' } as const;
  const create = reason ? (
    <ButtonWithReason {...look} icon={Plus} reason={reason}>
      {area('create')}
    </ButtonWithReason>
  ) : (
    <Link to="/app/organizations/new" className={buttonClass(look)}>
      <Icon of={Plus} />
      {area('create')}
    </Link>
  );
  return (
    <div className="mx-auto w-full max-w-[calc(61rem+2*var(--gutter))] px-gutter pt-10 pb-12 max-sm:pt-5">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="flex-1 text-24">{area('title')}</h1>
        {own && (own.items.length > 0 || isInvited) && create}
      </div>
      <ReceivedInvitations />
      <PageQuery
        options={api.organizations.list.queryOptions()}
        skeleton={
          <Loading className="mt-4">
            <RowsSkeleton count={2} className="h-14.25">
              <TwoLinesSkeleton picture="rounded-8" widths={['w-40', 'w-24']} />
            </RowsSkeleton>
          </Loading>
        }
      >
        {({ items, activeId }) => {
          if (items.length > 0)
            return (
              <ul className="-mx-2 mt-4 border-line border-b *:px-2">
                {items.map((one) => (
                  <OrganizationRow key={one.id} organization={one} active={one.id === activeId} />
                ))}
              </ul>
            );
          return isInvited ? null : (
            <EmptyState drawing="blank" title={t('own.none')} headingLevel={2} actions={create}>
              {t('own.empty')}
            </EmptyState>
          );
        }}
      </PageQuery>
    </div>
  );
}

/** Open invitations to the own address, for those who lost the mail; without any there is nothing to see. */
function ReceivedInvitations() {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  return (
    <PageQuery options={api.organizations.receivedInvitations.queryOptions()} skeleton={null}>
      {({ items }) =>
        items.length === 0 ? null : (
          <section aria-label={t('received.title')} className="mt-6">
            <h2 className="text-14">{t('received.title')}</h2>
            <ul className="mt-1">
              {items.map(({ id, organization, inviterName }) => (
                <li
                  key={id}
                  className="flex min-h-14 flex-wrap items-center gap-3 border-line border-b py-2 text-13"
                >
                  <OrganizationPicture organization={organization} size={32} />
                  <span className="min-w-0 flex-1">
                    {t('received.text', {
                      inviter: isolate(inviterName),
                      organization: isolate(organization.name),
                    })}
                  </span>
                  <Link to={`/invitation/${id}`} className={buttonClass({ variant: 'primary', size: 28 })}>
                    {t('received.open')}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </PageQuery>
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
    <LinkedRow
      id={id}
      to={`/app/organizations/${id}`}
      name={name}
      picture={<OrganizationPicture organization={organization} size={32} />}
      note={<CellAddress>{slug}</CellAddress>}
    >
      <RoleBadge role={role} />
      <span className="flex min-w-24 justify-end max-sm:min-w-0">
        {active ? (
          <Badge tone="success">{t('own.active')}</Badge>
        ) : (
          <Form method="post" action="/app/organizations/active" className="relative">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="next" value="/app/organizations" />
            <Button type="submit" size={28} aria-label={area('switcher.switchTo', { name })}>
              {t('own.switch')}
            </Button>
          </Form>
        )}
      </span>
    </LinkedRow>
  );
}
