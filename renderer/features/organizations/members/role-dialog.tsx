import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { type OrganizationRole, organizationRoleNames } from '#contract/organizations/permissions.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FailureAlert } from '../../../components/ui/failure-alert.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { memberName } from './member-name.ts';
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
  const { t: ui } = useTranslation('ui');
  const data = useApi();
  const formId = useId();
  const [role, setRole] = useState(member.role);
  const save = useMutation({
    mutationFn: () => data.api.organizations.setMemberRole.call({ id, memberId: member.id, role }),
    onSuccess() {
      showMembers(data, id);
      toast.success(t('members.role.done', { name: isolate(memberName(member)), role: t(`roles.${role}`) }));
      onClose();
    },
  });
  const { reset } = save;
  useEffect(() => {
    if (!open) return;
    setRole(member.role);
    reset();
  }, [open, member.role, reset]);
  const offered = organizationRoleNames.filter((name) => name !== 'owner' || ownRole === 'owner');

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepOpen={save.isPending}
      title={t('members.role.ask', { name: isolate(memberName(member)) })}
      actions={
        <>
          <Button size={36} disabled={save.isPending} onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button size={36} variant="primary" type="submit" form={formId} writes loading={save.isPending}>
            {t('members.role.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (role === member.role) onClose();
          else if (!save.isPending) save.mutate();
        }}
        className="grid gap-3"
      >
        <FailureAlert error={save.error} />
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
      </form>
    </Dialog>
  );
}
