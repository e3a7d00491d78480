import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { HiddenField } from '../../../components/form/form-field.tsx';
import { readFields } from '../../../components/form/form-values.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { RecordConflictAlert } from '../../../components/record/form/record-conflict-alert.tsx';
import { changedRecord } from '../../../components/record/form/record-errors.ts';
import { organizationEntity } from '../organization/organization.ts';
import { OrganizationFields, organizationForm } from '../organization/organization-fields.tsx';

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
  const form = useForm({
    definition: organizationForm,
    initial: organization,
    hidden: { expectedUpdatedAt: organization.updatedAt },
  });
  const changed = changedRecord<OrganizationDetail>(form.formError?.apiError);

  useEffect(() => {
    if (newest.updatedAt === organization.updatedAt || !form.ref.current) return;
    const typed = readFields(new FormData(form.ref.current), ['name', 'slug']);
    const isStored =
      typed.name.trim() === newest.name && typed.slug.trim().toLowerCase() === newest.slug.toLowerCase();
    if (!form.dirty || isStored) onSaved();
  }, [newest, organization, form.dirty, form.ref, onSaved]);

  return (
    <EditForm
      form={form}
      submitLabel={t('general.save')}
      alert={
        changed && (
          <RecordConflictAlert entity={organizationEntity} form={organizationForm} changed={changed} />
        )
      }
    >
      <HiddenField name="expectedUpdatedAt" />
      <OrganizationFields ownSlug={organization.slug} />
    </EditForm>
  );
}
