import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation } from 'react-router';
import type { Member } from '#contract/organizations/members.ts';
import type { Team } from '#contract/organizations/teams.ts';
import { mayInOrganization } from '#contract/tenant-permissions.ts';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import type { FormError } from '../../../components/form/form-error.ts';
import { changedParameters } from '../../../components/list/list-address.ts';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { CellAddress, PictureCell } from '../../../components/list/picture-cell.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { PostButton } from '../../../components/navigation/post-button.tsx';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { NoData, NoResults } from '../../../components/ui/empty-state.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import { RecordInput } from '../../../components/ui/record-input.tsx';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { memberOption } from '../members/member-name.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { RoleBadge } from '../organization/role-badge.tsx';
import { candidatesInput, memberSorts, teamMembersInput } from './team-queries.ts';

/** Members of a team: a search, and a page of rows. */
export function TeamMembers({ team }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const { t: records } = useTranslation('records');
  const { id, role } = useOrganization();
  const { api } = useApi();
  const address = useListAddress(memberSorts);
  const { searchTerm, parameters } = address;
  const answer = useActionData<FormError>();
  const input = teamMembersInput({ id, teamId: team.id }, parameters);
  const options = api.organizations.teamMembers.queryOptions({ input });
  const mayRemove = mayInOrganization(role, 'member', 'delete');
  return (
    <>
      <div className="pt-4 pb-3">
        <ListSearch
          page={{ address }}
          label={t('members.search')}
          placeholder={t('members.searchPlaceholder')}
        />
      </div>
      <FormAlert formError={answer?.values.intent === 'remove' ? answer : undefined} />
      <PageQuery
        options={{ ...options, placeholderData: keepPreviousData }}
        skeleton={<Skeleton className="h-14" />}
      >
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 && searchTerm && (
              <NoResults searchTerm={searchTerm} onClear={() => address.search('')} />
            )}
            {items.length === 0 && !searchTerm && (
              <NoData>{t(mayRemove ? 'members.emptyForAdmins' : 'members.empty')}</NoData>
            )}
            {items.length > 0 && (
              <ul className="border-line border-t" aria-label={t('members.title')}>
                {items.map((member) => (
                  <MemberRow key={member.id} member={member} removable={mayRemove} />
                ))}
              </ul>
            )}
            {nextCursor && (
              <p className="mt-3">
                <Link
                  to={`?${changedParameters(parameters, { cursor: nextCursor })}`}
                  className={buttonClass()}
                >
                  {records('nextPage')}
                </Link>
              </p>
            )}
          </>
        )}
      </PageQuery>
    </>
  );
}

function MemberRow({ member, removable }: { member: Member; removable: boolean }) {
  const { t } = useTranslation('organizations-teams');
  const { formData } = useNavigation();
  const { id, userId, email, image, role } = member;
  const name = member.name || email;
  const leaving = formData?.get('intent') === 'remove' && formData.get('memberId') === id;
  return (
    <li
      className={`flex min-h-14 items-center gap-3 border-line border-b py-2 text-13 max-sm:min-h-15 ${leaving ? 'opacity-50' : ''}`}
    >
      <PictureCell
        picture={<Avatar id={userId} name={name} image={image} size={32} />}
        name={
          <span dir="auto" className="truncate font-medium text-14">
            {name}
          </span>
        }
      >
        {member.name && <CellAddress>{email}</CellAddress>}
      </PictureCell>
      {role !== 'member' && <RoleBadge role={role} />}
      {removable && (
        <PostButton
          intent="remove"
          fields={{ memberId: id, memberName: name }}
          form={{ replace: true, preventScrollReset: true }}
          variant="ghost"
          size={28}
          writes
          aria-label={t('members.removeOne', { name: isolate(name) })}
          className="-me-2.5"
        >
          {t('members.remove')}
        </PostButton>
      )}
    </li>
  );
}

/** Adds somebody of the organization to the team, found while typing. */
export function AddMember({ team: { id: teamId, memberCount } }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const { id } = useOrganization();
  const { api } = useApi();
  const { formData } = useNavigation();
  const answer = useActionData<FormError>();
  const formError = answer?.values.intent === 'add' ? answer : undefined;
  const { data } = useQuery(
    api.organizations.teamCandidates.queryOptions({ input: candidatesInput({ id, teamId }) }),
  );
  const fieldError = formError?.fieldErrors?.memberId;
  return (
    <PostForm replace preventScrollReset className="mt-3 grid max-w-100 gap-3">
      <input type="hidden" name="intent" value="add" />
      <FormAlert formError={formError} />
      <Field label={t('add.label')} error={typeof fieldError === 'string' ? fieldError : undefined}>
        <div className="flex gap-2 *:first:flex-1">
          <div className="min-w-0">
            <RecordInput
              // Empty again once somebody is in the team. What is offered may come later, and must not take away what is typed.
              key={memberCount}
              name="memberId"
              options={(data?.items ?? []).map(memberOption)}
              placeholder={t('add.placeholder')}
              search={async (searchTerm, signal) => {
                const input = candidatesInput({ id, teamId }, searchTerm);
                const { items } = await api.organizations.teamCandidates.call(input, { signal });
                return items.map(memberOption);
              }}
            />
          </div>
          <Button type="submit" size={36} writes loading={formData?.get('intent') === 'add'}>
            {t('add.submit')}
          </Button>
        </div>
      </Field>
    </PostForm>
  );
}
