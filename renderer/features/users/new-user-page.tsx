import { useTranslation } from 'react-i18next';
import { isLanguageChosen } from '#contract/languages.ts';
import { defaultRole } from '#contract/permissions.ts';
import { FormField, ToggleField } from '../../components/form/form-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { NewRecordPage } from '../../components/record/form/new-record-page.tsx';
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
      <UserFields isNew />
      <ToggleField
        name="invite"
        label={<span className="font-medium">{t('form.invite')}</span>}
        hint={t(isLanguageChosen ? 'form.inviteHint' : 'form.inviteHintPlain')}
      />
    </NewRecordPage>
  );
}
