import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { type OrganizationRole, organizationRoleNames } from '#contract/tenant-permissions.ts';
import { invalidateLists } from '../../../components/list/change-lists.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { RadioGroup } from '../../../components/ui/choice-group.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useLast } from '../../../components/ui/use-last.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { LeaveDialog } from '../organization/leave-dialog.tsx';
import type { MemberQuestion } from './member-actions.ts';
import { memberName } from './member-name.ts';

interface MemberDialogsProps {
  organization: OrganizationDetail;
  asked: { question: MemberQuestion; member: Member } | null;
  onClose: () => void;
}

/** The questions about one member. */
export function MemberDialogs({ organization, asked, onClose }: MemberDialogsProps) {
  const { t } = useTranslation('organizations');
  const data = useApi();
  const { id } = organization;
  const member = useLast(asked?.member ?? null);
  if (!member) return null;
  const name = isolate(memberName(member));
  return (
    <>
      <RoleDialog
        key={member.id}
        organization={organization}
        member={member}
        open={asked?.question === 'role'}
        onClose={onClose}
      />
      <ConfirmDialog
        open={asked?.question === 'remove'}
        onOpenChange={(open) => !open && onClose()}
        title={t('members.removal.ask', { name })}
        description={
          <>
            {t('members.removal.description')}
            <OpenLinks id={id} member={member} />
          </>
        }
        confirmLabel={t('members.removal.confirm')}
        onConfirm={async () => {
          await data.api.organizations.removeMember.call({ id, memberId: member.id });
          showMembers(data, id);
          toast.success(t('members.removal.done', { name }));
        }}
      />
      <LeaveDialog organization={organization} open={asked?.question === 'leave'} onClose={onClose} />
    </>
  );
}

/** The links by which the removed member can come back: those of others. The own ones are revoked. */
function OpenLinks({ id, member }: { id: string; member: Member }) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const { data } = useQuery(api.organizations.inviteLinks.queryOptions({ input: { id } }));
  const links = data?.items.filter(({ state, creatorId }) => state === 'open' && creatorId !== member.userId);
  if (!links?.length) return null;
  return (
    <span className="mt-2 block">
      {t('members.removal.links', { count: links.length })}{' '}
      <Link to={`/app/organizations/${id}/invitations`} className="link">
        {t('members.removal.showLinks')}
      </Link>
    </span>
  );
}

interface RoleDialogProps {
  organization: OrganizationDetail;
  member: Member;
  open: boolean;
  onClose: () => void;
}

/** Chooses the role of a member: none above the own one. */
function RoleDialog({ organization: { id, role: ownRole }, member, open, onClose }: RoleDialogProps) {
  const { t } = useTranslation('organizations');
  const data = useApi();
  const [role, setRole] = useState(member.role);
  useEffect(() => {
    if (open) setRole(member.role);
  }, [open, member.role]);
  const offered = organizationRoleNames.filter((name) => name !== 'owner' || ownRole === 'owner');

  async function save() {
    if (role === member.role) return;
    await data.api.organizations.setMemberRole.call({ id, memberId: member.id, role });
    showMembers(data, id);
    toast.success(t('members.role.done', { name: isolate(memberName(member)), role: t(`roles.${role}`) }));
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('members.role.ask', { name: isolate(memberName(member)) })}
      submitLabel={t('members.role.save')}
      onSend={save}
    >
      <Field group="radiogroup" label={t('members.list.role')} hideLabel>
        <RadioGroup<OrganizationRole>
          name="role"
          defaultValue={member.role}
          onValueChange={setRole}
          options={offered.map((value) => ({
            value,
            label: t(`roles.${value}`),
            hint: t(`members.role.${value}`),
          }))}
        />
      </Field>
    </FormDialog>
  );
}

/** Reads again what a change of members shows in: the list, the counts and the own role, the activity. */
function showMembers({ api, queryClient }: ApiServices, id: string): void {
  const members = api.organizations.members.key({ type: 'infinite' });
  void invalidateLists(queryClient, members);
  queryClient.removeQueries({
    queryKey: api.organizations.activity.key({ input: { id } }),
    type: 'inactive',
  });
  for (const queryKey of [
    api.organizations.read.key({ input: { id } }),
    api.organizations.list.key(),
    api.organizations.active.key(),
  ])
    void queryClient.invalidateQueries({ queryKey });
}
