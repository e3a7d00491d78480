import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { memberName } from '../members/member-name.ts';
import { PlainQuestion, useAsked, useRejected } from '../organization/plain-question.tsx';
import { successorsInput } from './successors-input.ts';

/** The form of TransferDialog where no script runs: out of the first members. */
export function PlainTransfer({ organization: { id, name } }: { organization: OrganizationDetail }) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const ownId = useInit().visitor?.id;
  const memberError = useRejected('transfer')?.fieldErrors?.memberId;
  const { data } = useQuery({
    ...api.organizations.members.queryOptions({ input: successorsInput(id) }),
    enabled: useAsked('transfer'),
  });
  return (
    <PlainQuestion
      intent="transfer"
      label={t('transfer.button')}
      variant="second"
      title={t('transfer.ask', { name: isolate(name) })}
      description={t('transfer.description')}
      confirmLabel={t('transfer.confirm')}
    >
      <Field label={t('transfer.member')} error={typeof memberError === 'string' ? memberError : undefined}>
        <Select full name="memberId" clearable>
          {data?.items
            .filter(({ userId }) => userId !== ownId)
            .map((member) => (
              <option key={member.id} value={member.id}>
                {member.name ? `${isolate(member.name)} (${isolate(member.email)})` : memberName(member)}
              </option>
            ))}
        </Select>
      </Field>
    </PlainQuestion>
  );
}
