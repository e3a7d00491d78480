import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguageChosen } from '#contract/languages.ts';
import { defaultRole } from '#contract/permissions.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { FormField } from '../../components/form/form-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { NewRecordPage } from '../../components/record/form/new-record-page.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Input } from '../../components/ui/input.tsx';
import { userEntity } from './user-entity.ts';
import { UserFields } from './user-fields.tsx';

const loadSchema = async () => (await import('./user-form-schema.ts')).newUserForm;

/** /manager/users/new */
export function NewUserPage() {
  const { t } = useTranslation('users');
  const form = useForm({
    loadSchema,
    initial: { email: '', name: '', roles: defaultRole, language: '', invite: 'yes' },
  });
  return (
    <NewRecordPage entity={userEntity} form={form}>
      <FormField name="email" label={t('form.email')} hint={t('form.emailHint')} autoFocus>
        {(control) => <Input {...control} type="email" required autoComplete="off" />}
      </FormField>
      <UserFields nameOptional />
      <InviteField />
    </NewRecordPage>
  );
}

/** Whether the new user is notified by mail. */
function InviteField() {
  const { t } = useTranslation('users');
  const { values } = useFormContext();
  const id = useId();
  return (
    <div className="flex items-start gap-3 py-1 text-13">
      <Checkbox
        id={id}
        name="invite"
        value="yes"
        defaultChecked={values.invite === 'yes'}
        aria-describedby={`${id}-hint`}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="block font-medium">
          {t('form.invite')}
        </label>
        <p id={`${id}-hint`} className="text-12 text-text-3">
          {t(isLanguageChosen ? 'form.inviteHint' : 'form.inviteHintPlain')}
        </p>
      </div>
    </div>
  );
}
