import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormContext } from '../../../components/form/form-context.ts';
import { writeFields } from '../../../components/form/form-values.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { PictureChoice } from '../../../components/picture/picture-choice.tsx';
import { NewRecordPage } from '../../../components/record/form/record-form-pages.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/identity.tsx';
import { organizationEntity, useCreateReason } from '../organization/organization.ts';
import { OrganizationFields, organizationForm } from '../organization/organization-fields.tsx';

/** /app/organizations/new */
export function NewOrganizationPage() {
  const { t } = useTranslation('organizations');
  const { data: own } = useQuery(useApi().api.organizations.list.queryOptions());
  const reason = useCreateReason(own?.items);
  const form = useForm({ definition: organizationForm, initial: {}, hidden: { picture: '' } });
  const [name, setName] = useState(form.values.name ?? '');
  return (
    <NewRecordPage entity={organizationEntity} form={form} reason={reason}>
      <p className="-mt-5 text-text-2">{t('own.newHint')}</p>
      {reason && <Alert tone="warning">{reason}</Alert>}
      <OrganizationFields autoFocus readOnly={Boolean(reason)} onName={setName} />
      <NewPicture name={name} reason={reason} />
    </NewRecordPage>
  );
}

/** The picture of an organization that does not exist yet: the form sends it along, and the action uploads it. */
function NewPicture({ name, reason }: { name: string; reason: string | undefined }) {
  const { t } = useTranslation('organizations');
  const { ref, values } = useFormContext();
  const [content, setContent] = useState(values.picture ?? '');
  const choose = async (picture: string) => {
    if (ref.current) writeFields(ref.current, { picture });
  };
  return (
    <Field label={t('fields.picture')} group="group" optional>
      <PictureChoice
        shape="square"
        shown={
          name.trim() || content ? (
            <OrganizationPicture organization={{ name, logo: logoOf(content) }} size={64} />
          ) : (
            <span className="grid size-16 place-items-center rounded-[0.875rem] bg-sunken text-text-3">
              <Icon of={Building2} size={20} />
            </span>
          )
        }
        hasPicture={content !== ''}
        reason={reason}
        save={choose}
        remove={() => choose('')}
      />
      <input
        type="hidden"
        name="picture"
        value={content}
        onInput={(event) => setContent(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Browsers look at the bytes for what kind of picture it is. */
function logoOf(content: string): string | null {
  return content === '' ? null : `data:image/webp;base64,${content}`;
}
