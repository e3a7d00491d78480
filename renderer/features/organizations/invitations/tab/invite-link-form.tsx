import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { inviteLinkDays, inviteLinkRoles } from '#contract/organizations/invite-links.ts';
import { PostForm } from '../../../../components/navigation/post-form.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { NumberInput } from '../../../../components/ui/number-input.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import type { InvitationsAnswer } from './manage-invitations.ts';

/** Makes a link with a role, an end and, where wanted, a limit of its uses. */
export function InviteLinkForm({ answer }: { answer: InvitationsAnswer | undefined }) {
  const { t } = useTranslation('organizations-invitations');
  const { t: organizations } = useTranslation('organizations');
  const intent = useNavigation().formData?.get('intent');
  const values = answer?.values.intent === 'create-link' ? answer.values : {};
  const error = answer?.fieldErrors?.useLimit;
  return (
    <PostForm preventScrollReset className="mt-5 flex flex-wrap items-start gap-4">
      <Field label={t('tab.role')}>
        <Select name="role" defaultValue={values.role || 'member'}>
          {inviteLinkRoles.toReversed().map((role) => (
            <option key={role} value={role}>
              {organizations(`roles.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('tab.links.end')}>
        <Select name="days" defaultValue={7}>
          {inviteLinkDays.map((days) => (
            <option key={days} value={days}>
              {t('tab.links.days', { count: days })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('tab.links.limit')}
        optional
        error={typeof error === 'string' ? error : undefined}
        className="max-w-50"
      >
        <NumberInput name="useLimit" defaultValue={values.useLimit ?? ''} />
      </Field>
      <Button
        type="submit"
        name="intent"
        value="create-link"
        size={36}
        writes
        loading={intent === 'create-link'}
        className="mt-6"
      >
        {t('tab.links.create')}
      </Button>
    </PostForm>
  );
}
