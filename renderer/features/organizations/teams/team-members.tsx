import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayInOrganization } from '#contract/facts/tenant-roles.ts';
import type { Member } from '#contract/organizations/members.ts';
import type { Team } from '#contract/organizations/teams.ts';
import { readField } from '../../../components/form/form-values.ts';
import { ListBody } from '../../../components/list/list-body.tsx';
import type { ListColumn } from '../../../components/list/list-column.ts';
import { ListFoot } from '../../../components/list/list-foot.tsx';
import { type ListPart, paging } from '../../../components/list/list-options.ts';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { ListToolbar } from '../../../components/list/list-toolbar.tsx';
import { type ListDefinition, useListPage } from '../../../components/list/use-list-page.ts';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { FailureAlert } from '../../../components/ui/failure-alert.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { RecordInput } from '../../../components/ui/record-input.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { TwoLinesSkeleton } from '../../../components/ui/two-lines.tsx';
import { useActingReason } from '../../../lib/auth/use-acting-reason.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { MemberCell, memberName, memberOption } from '../members/member-cell.tsx';
import { RoleBadge } from '../organization/identity.tsx';
import { readAgain, useOrganization } from '../organization/organization.ts';

/** The members of one team. */
export function teamMemberList(team: { id: string; teamId: string }): ListDefinition<Member, 'name', object> {
  return {
    view: 'teamMembers',
    sorts: { name: 'ascending' },
    readFilters: () => ({}),
    options: (api, { searchTerm }) =>
      api.organizations.teamMembers.infiniteOptions({
        input: (part: ListPart) => ({ ...team, searchTerm, ...part }),
        ...paging,
      }),
  };
}

/** Members of a team: a search once there are any, and rows from which they can be removed. */
export function TeamMembers({ team: { id: teamId } }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const { t: organizations } = useTranslation('organizations');
  const { id, role: ownRole } = useOrganization();
  const acting = useActingReason();
  const data = useApi();
  const page = useListPage(useMemo(() => teamMemberList({ id, teamId }), [id, teamId]));
  const mayRemove = mayInOrganization(ownRole, 'member', 'delete');
  const { mutate, error, variables, isPending } = useMutation({
    async mutationFn(member: Member) {
      await data.api.organizations.removeTeamMember.call({ id, teamId, memberId: member.id });
      await readAgain(data);
      toast.success(t('members.removed', { name: isolate(memberName(member)) }));
    },
  });
  const columns = useMemo(
    (): readonly ListColumn<Member>[] => [
      {
        key: 'name',
        head: t('members.title'),
        cell: (member) => <MemberCell member={member} />,
        skeleton: <TwoLinesSkeleton picture="rounded-full" widths={['w-28', 'w-37.5']} />,
      },
      {
        key: 'role',
        head: organizations('members.list.role'),
        width: 'w-(--member-role-column)',
        wideOnly: true,
        cell: ({ role }) => role !== 'member' && <RoleBadge role={role} />,
      },
      {
        key: 'actions',
        head: <span className="sr-only">{t('members.remove')}</span>,
        end: true,
        width: 'w-[calc(6rem*var(--scale))]',
        cell: (member) =>
          mayRemove && (
            <ButtonWithReason
              reason={acting}
              variant="ghost"
              size={28}
              writes
              aria-label={t('members.removeOne', { name: isolate(memberName(member)) })}
              onClick={() => mutate(member)}
              className="-me-2.5"
            >
              {t('members.remove')}
            </ButtonWithReason>
          ),
      },
    ],
    [t, organizations, mayRemove, mutate, acting],
  );
  return (
    <div>
      {!page.isEmpty && (
        // As wide as the field above it, by which members are added.
        <div className="max-w-100 sm:[&_form,&_form>div]:w-full">
          <ListToolbar>
            <ListSearch
              page={page}
              label={t('members.search')}
              placeholder={t('members.searchPlaceholder')}
            />
          </ListToolbar>
        </div>
      )}
      <FailureAlert error={error} />
      <ListBody
        label={t('members.title')}
        page={page}
        columns={columns}
        lines={2}
        emptyHint={t(mayRemove ? 'members.emptyForAdmins' : 'members.empty')}
        rowName={(member) => isolate(memberName(member))}
        isLeaving={(member) => isPending && member.id === variables.id}
      />
      <ListFoot list={page.list} />
    </div>
  );
}

/** Adds somebody of the organization to the team, found while typing. */
export function AddMember({ team: { id: teamId } }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const { id } = useOrganization();
  const data = useApi();
  const { teamCandidates, addTeamMember } = data.api.organizations;
  const acting = useActingReason();
  const [isMissing, setMissing] = useState(false);
  // The mutation tells it a moment later: too late for the second of two presses.
  const isSending = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState({ count: 0, wasInField: false });
  const { mutate, reset, error, isPending } = useMutation({
    async mutationFn({ memberId, name }: { memberId: string; name: string }) {
      await addTeamMember.call({ id, teamId, memberId });
      await readAgain(data);
      toast.success(t('add.done', { name: isolate(name) }));
      const wasInField = place.current?.contains(document.activeElement) === true;
      setAdded(({ count }) => ({ count: count + 1, wasInField }));
    },
    onSettled() {
      isSending.current = false;
    },
  });

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = new FormData(event.currentTarget);
    const memberId = readField(form, 'memberId');
    setMissing(memberId === '');
    if (memberId === '') return reset();
    isSending.current = true;
    mutate({ memberId, name: readField(form, 'memberId.label') });
  }

  return (
    <form noValidate onSubmit={add} className="grid max-w-100 gap-3">
      <FailureAlert error={error} />
      <Field label={t('add.label')} error={isMissing ? t('add.required') : undefined}>
        <div className="flex gap-2 *:first:flex-1">
          <div ref={place} className="min-w-0">
            <RecordInput
              // Empty again once somebody was added, and who pressed Enter in it goes on there.
              key={added.count}
              autoFocus={added.wasInField}
              name="memberId"
              options={[]}
              placeholder={t('add.placeholder')}
              search={async (searchTerm, signal) => {
                const input = { id, teamId, searchTerm, limit: 20 };
                return (await teamCandidates.call(input, { signal })).items.map(memberOption);
              }}
            />
          </div>
          <ButtonWithReason type="submit" size={36} writes reason={acting} loading={isPending}>
            {t('add.submit')}
          </ButtonWithReason>
        </div>
      </Field>
    </form>
  );
}
