import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  isAtMost,
  mayInOrganization,
  type OrganizationRole,
  organizationRoleNames,
} from '#contract/facts/tenant-roles.ts';
import type { Member } from '#contract/organizations/members.ts';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useConfirm } from '../../../components/ui/use-confirm.tsx';
import { failureText } from '../../../lib/api/api-error.ts';
import { joinReasons, useActingReason } from '../../../lib/auth/use-acting-reason.ts';
import { useDemoBlock } from '../../../lib/demo/demo-context.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { RoleOptions } from '../organization/identity.tsx';
import { readAgain, useOrganization } from '../organization/organization.ts';
import { memberName } from './member-cell.tsx';

/** Role of a member: a select where the user may change it, else a text, with the reason for those who may elsewhere. */
export function MemberRole({ member }: { member: Member }) {
  const { t } = useTranslation('organizations');
  const translate = useTranslate();
  const data = useApi();
  const isDemo = useDemoBlock(true);
  const { id, role: ownRole, ownerCount } = useOrganization();
  const isOwn = useInit().currentUser?.id === member.userId;
  const acting = useActingReason();
  const own = useConfirm();
  const name = isolate(memberName(member));
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (role: OrganizationRole) =>
      data.api.organizations.setMemberRole.call({ id, memberId: member.id, role }),
    // Until the list has it.
    onSettled: () => readAgain(data),
  });

  async function change(role: OrganizationRole, before?: OrganizationRole) {
    await mutateAsync(role);
    const undo = before && { action: { label: translate('records:undo'), onPress: () => tryTo(before) } };
    toast.success(t('members.role.done', { name, role: t(`roles.${role}`) }), undo);
  }
  const tryTo = (role: OrganizationRole, before?: OrganizationRole) =>
    void change(role, before).catch((error) => toast.error(failureText(translate, error)));

  if (!mayInOrganization(ownRole, 'member', 'update')) return t(`roles.${member.role}`);
  const isOnlyOwner = member.role === 'owner' && ownerCount === 1;
  const isAbove = !isAtMost(member.role, ownRole);
  const reason = joinReasons(
    acting,
    isAbove ? t('members.role.aboveOwn') : isOnlyOwner && t('members.onlyOwner'),
  );
  if (reason !== undefined || isDemo)
    return (
      <ButtonWithReason variant="ghost" size={28} writes reason={reason} className="-ms-2.5 text-13!">
        {t(`roles.${member.role}`)}
      </ButtonWithReason>
    );
  return (
    <>
      <Select
        variant="ghost"
        size={32}
        aria-label={t('members.role.of', { name })}
        aria-busy={isPending || undefined}
        value={isPending ? variables : member.role}
        onChange={({ currentTarget: { value } }) => {
          const role = organizationRoleNames.find((one) => one === value);
          if (!role || isPending) return;
          if (!isOwn) return tryTo(role, member.role);
          own.ask({
            description: t('members.role.own', { role: t(`roles.${role}`) }),
            onConfirm: () => change(role),
          });
        }}
        className="-ms-2.5"
      >
        <RoleOptions roles={organizationRoleNames.filter((role) => isAtMost(role, ownRole))} />
      </Select>
      {own.dialog}
    </>
  );
}
