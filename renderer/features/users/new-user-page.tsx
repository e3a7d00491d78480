import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultRole } from '#contract/permissions.ts';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useFormContext } from '../../components/form/form-context.ts';
import { FormField } from '../../components/form/form-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { FormHead } from '../../components/page/form-head.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Input } from '../../components/ui/input.tsx';
import { UserFields } from './user-fields.tsx';

const loadSchema = async () => (await import('./user-form-schema.ts')).newUserForm;

/** /manager/users/new */
export function NewUserPage() {
  const { t } = useTranslation('users');
  const { t: area } = useTranslation('users-area');
  const form = useForm({
    loadSchema,
    initial: { email: '', name: '', roles: defaultRole, language: '', invite: 'yes' },
  });
  return (
    <>
      <FormHead list={{ to: '/manager/users', label: area('title') }} name={t('list.new')} />
      <DetailPage heading={<h1 className="mb-6 text-20">{t('list.new')}</h1>}>
        <EditForm form={form} submitLabel={t('form.create')} cancelTo="/manager/users">
          <FormField name="email" label={t('form.email')} hint={t('form.emailHint')} autoFocus>
            {(control) => <Input {...control} type="email" required autoComplete="off" />}
          </FormField>
          <UserFields nameOptional />
          <InviteField />
        </EditForm>
      </DetailPage>
    </>
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
          {t('form.inviteHint')}
        </p>
      </div>
    </div>
  );
}
