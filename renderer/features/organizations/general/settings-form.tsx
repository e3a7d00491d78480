import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import { FormContext } from '../../../components/form/form-context.ts';
import { HiddenField } from '../../../components/form/form-field.tsx';
import { readFields } from '../../../components/form/form-values.ts';
import { UnsavedChangesPrompt } from '../../../components/form/unsaved-changes-prompt.tsx';
import { useDraft } from '../../../components/form/use-draft.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { RecordConflictAlert } from '../../../components/record/form/record-conflict-alert.tsx';
import { changedRecord } from '../../../components/record/form/record-errors.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { OrganizationFields } from '../organization/organization-fields.tsx';
import { organizationForm } from '../organization/organization-form.ts';

/**
 * Name and short name. The form keeps what it began with while somebody else changes the organization; once what is
 * typed is what is stored, it begins anew.
 */
export function SettingsForm({ organization }: { organization: OrganizationDetail }) {
  const [shown, setShown] = useState(organization);
  return (
    <FormOfVersion
      key={shown.updatedAt}
      organization={shown}
      newest={organization}
      onSaved={() => setShown(organization)}
    />
  );
}

interface FormOfVersionProps {
  /** Version with which the form began. */
  organization: OrganizationDetail;
  /** Version that is stored by now. */
  newest: OrganizationDetail;
  onSaved: () => void;
}

function FormOfVersion({ organization, newest, onSaved }: FormOfVersionProps) {
  const { t } = useTranslation('organizations');
  const { t: common } = useTranslation();
  const form = useForm({
    definition: organizationForm,
    initial: organization,
    hidden: { expectedUpdatedAt: organization.updatedAt },
  });
  const draft = useDraft(form);
  const changed = changedRecord<OrganizationDetail>(form.formError?.apiError);

  useEffect(() => {
    if (newest.updatedAt === organization.updatedAt || !form.ref.current) return;
    const typed = readFields(new FormData(form.ref.current), ['name', 'slug']);
    const isStored =
      typed.name.trim() === newest.name && typed.slug.trim().toLowerCase() === newest.slug.toLowerCase();
    if (!form.dirty || isStored) onSaved();
  }, [newest, organization, form.dirty, form.ref, onSaved]);

  return (
    <FormContext value={form}>
      <PostForm
        ref={form.ref}
        replace
        preventScrollReset
        onInput={(event) => {
          form.onInput(event);
          draft.keep();
        }}
        onBlur={form.onBlur}
        className="grid max-w-100 gap-4"
      >
        {changed ? (
          <RecordConflictAlert
            entity={{ texts: 'organizations', title: 'organizations-area:title' }}
            form={organizationForm}
            changed={changed}
          />
        ) : (
          <FormAlert formError={form.formError} />
        )}
        {draft.restored && !form.formError && <Alert tone="info">{common('form.restored')}</Alert>}
        <HiddenField name="expectedUpdatedAt" />
        <OrganizationFields ownSlug={organization.slug} />
        {/* Not `disabled`: without JavaScript it has to work, and with it the focus stays after saving. */}
        <div>
          <Button
            type="submit"
            size={36}
            writes
            loading={form.sending}
            aria-disabled={!form.dirty || undefined}
          >
            {t('general.save')}
          </Button>
        </div>
      </PostForm>
      {form.dirty && <UnsavedChangesPrompt />}
    </FormContext>
  );
}
