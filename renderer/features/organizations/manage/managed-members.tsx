import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ManagedOrganization } from '#contract/organizations/manage.ts';
import type { Member } from '#contract/organizations/members.ts';
import { changedParameters } from '../../../components/list/list-address.ts';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { CellAddress, PictureCell } from '../../../components/list/picture-cell.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { NoResults } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { RoleBadge } from '../organization/role-badge.tsx';
import { managedMembersInput, memberSorts } from './managed-members-input.ts';

/** Members of an organization: a search, and a page of rows that link to the users. */
export function ManagedMembers({ organization }: { organization: ManagedOrganization }) {
  const { t, i18n } = useTranslation('organizations-manage');
  const { t: records } = useTranslation('records');
  const { api } = useApi();
  const address = useListAddress(memberSorts);
  const { parameters, searchTerm } = address;
  const input = managedMembersInput(organization.id, parameters);
  const team = organization.teams.find(({ id }) => id === parameters.get('team'));
  return (
    <section>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2 pb-2">
        <h2 className="text-14">
          {team ? t('members.ofTeam', { team: isolate(team.name) }) : t('list.members')}{' '}
          <span className="font-normal text-text-3">
            {formatCount(i18n.language, (team ?? organization).memberCount)}
          </span>
          {team && (
            <Link to="?" preventScrollReset className="link ms-3 font-normal text-13">
              {t('members.ofAll')}
            </Link>
          )}
        </h2>
        <ListSearch
          page={{ address }}
          label={t('members.search')}
          placeholder={t('members.searchPlaceholder')}
        />
      </div>
      <PageQuery
        options={{
          ...api.organizations.anyMembers.queryOptions({ input }),
          placeholderData: keepPreviousData,
        }}
        skeleton={<Skeleton className="h-14" />}
      >
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 && searchTerm && (
              <NoResults searchTerm={searchTerm} onClear={() => address.search('')} />
            )}
            <ul className="border-line border-t">
              {items.map((member) => (
                <MemberRow key={member.id} member={member} />
              ))}
            </ul>
            {nextCursor && (
              <p className="mt-3">
                <Link
                  to={`?${changedParameters(parameters, { cursor: nextCursor })}`}
                  preventScrollReset
                  className={buttonClass()}
                >
                  {records('nextPage')}
                </Link>
              </p>
            )}
          </>
        )}
      </PageQuery>
    </section>
  );
}

function MemberRow({ member: { userId, name, email, image, role } }: { member: Member }) {
  return (
    <li className="relative flex min-h-14 items-center gap-3 border-line border-b py-2 text-13 transition-colors hover:bg-hover max-sm:min-h-15">
      <PictureCell
        picture={<Avatar id={userId} name={name || email} image={image} size={32} />}
        name={
          <Link
            to={`/manager/users/${userId}`}
            dir="auto"
            className="flex-1 truncate font-medium text-14 text-match-parent after:absolute after:inset-0"
          >
            {name || email}
          </Link>
        }
      >
        {name && <CellAddress>{email}</CellAddress>}
      </PictureCell>
      <RoleBadge role={role} />
    </li>
  );
}
