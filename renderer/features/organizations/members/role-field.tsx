import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import { type OrganizationRole, organizationRoleNames } from '#contract/organizations/permissions.ts';
import { Field } from '../../../components/ui/field.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';

interface RoleFieldProps {
  member: Member;
  ownRole: OrganizationRole;
  onValueChange?(role: OrganizationRole): void;
}

/** The role of a member: none above the own one. */
export function RoleField({ member, ownRole, onValueChange }: RoleFieldProps) {
  const { t } = useTranslation('organizations');
  const offered = organizationRoleNames.filter((name) => name !== 'owner' || ownRole === 'owner');
  return (
    <Field group="radiogroup" label={t('members.list.role')} hideLabel>
      <RadioGroup<OrganizationRole>
        name="role"
        defaultValue={member.role}
        onValueChange={onValueChange}
        options={offered.map((value) => ({
          value,
          label: t(`roles.${value}`),
          hint: t(`members.role.${value}`),
        }))}
      />
    </Field>
  );
}
