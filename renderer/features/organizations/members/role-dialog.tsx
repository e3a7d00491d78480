import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { memberName } from './member-name.ts';
import { RoleField } from './role-field.tsx';
import { showMembers } from './show-members.ts';

interface RoleDialogProps {
  organization: OrganizationDetail;
  member: Member;
  open: boolean;
  onClose: () => void;
}

/** Chooses the role of a member: none above the own one. */
export function RoleDialog({ organization: { id, role: ownRole }, member, open, onClose }: RoleDialogProps) {
  const { t } = useTranslation('organizations');
  const data = useApi();
  const [role, setRole] = useState(member.role);
  useEffect(() => {
    if (open) setRole(member.role);
  }, [open, member.role]);

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
      <RoleField member={member} ownRole={ownRole} onValueChange={setRole} />
    </FormDialog>
  );
}
