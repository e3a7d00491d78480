import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isLanguageChosen } from '#contract/facts/languages.ts';
import { languageDetails } from '#contract/languages.ts';
import { defaultRole } from '#contract/permissions.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { EditForm } from '../../components/form/edit-form.tsx';
import { HiddenField } from '../../components/form/form-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { changedRecord } from '../../components/record/conflicts.tsx';
import { EditRecordPage, NewRecordPage } from '../../components/record/form/record-form-pages.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useDisabledReason } from './use-disabled-reason.ts';
import { displayName, userEntity } from './user-entity.ts';
import { UserFacts } from './user-facts.tsx';
import { newUserForm, UserFields, userForm } from './user-fields.tsx';

/** /manager/users/new */
export function NewUserPage() {
  const { t } = useTranslation('users');
  const form = useForm({ definition: newUserForm, initial: { roles: [defaultRole], invite: true } });
  return (
    <NewRecordPage entity={userEntity} form={form}>
      <newUserForm.Field name="email" label={t('form.email')} hint={t('form.emailHint')} autoFocus>
        {(control) => <Input {...control} type="email" required autoComplete="off" />}
      </newUserForm.Field>
      <UserFields isNew />
      <newUserForm.Toggle
        name="invite"
        label={<span className="font-medium">{t('form.invite')}</span>}
        hint={t(isLanguageChosen() ? 'form.inviteHint' : 'form.inviteHintPlain')}
      />
    </NewRecordPage>
  );
}

/** /manager/users/{id}/update */
export function EditUserPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <EditRecordPage
      entity={userEntity}
      options={api.users.read.queryOptions({ input: { id } })}
      facts={(user) => <UserFacts user={user} />}
      fieldHeights={['h-9', 'h-9', 'h-22', 'h-9']}
    >
      {(user) => <EditUserForm key={user.id} user={user} />}
    </EditRecordPage>
  );
}

/** The form that changes a user. It keeps what it began with while the user is read again. */
function EditUserForm({ user }: { user: UserDetail }) {
  const { t } = useTranslation('users');
  const { t: records } = useTranslation('records');
  const reasonOf = useDisabledReason();
  const hidden = { expectedUpdatedAt: user.updatedAt };
  const form = useForm({ definition: userForm, initial: user, hidden });
  const current = changedRecord<UserDetail>(form.formError?.apiError)?.current;
  return (
    <EditForm
      form={form}
      submitLabel={records('form.save')}
      cancelTo={`/manager/users/${user.id}`}
      alert={
        current && (
          <Alert tone="warning" role="alert">
            {t('form.conflict')}
            <span className="block text-text-2">
              {t('form.conflictNow', {
                name: isolate(displayName(current)),
                language: current.language ? languageDetails[current.language].name : t('form.noLanguage'),
              })}
            </span>
          </Alert>
        )
      }
    >
      {/* What the next try replaces: after a conflict the version that the server sent. */}
      <HiddenField name="expectedUpdatedAt" />
      <Field label={t('form.email')}>
        <Input type="email" value={user.email} disabled readOnly />
      </Field>
      <UserFields rolesReason={reasonOf(user.can.setRoles.code)} />
    </EditForm>
  );
}
