import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { DetailHead } from '../../../components/page/detail-head.tsx';
import { DetailPage } from '../../../components/page/detail-page.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { NewPicture } from '../form/new-picture.tsx';
import { OrganizationFields } from '../form/organization-fields.tsx';
import { organizationForm } from '../form/organization-form.ts';
import { limitReason } from './limit-reason.ts';

/** /app/organizations/new */
export function NewOrganizationPage() {
  const { t } = useTranslation('organizations');
  const { t: area } = useTranslation('organizations-area');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: own } = useQuery(useApi().api.organizations.list.queryOptions());
  const reason = limitReason(area, own?.items);
  const form = useForm({ definition: organizationForm, initial: {}, hidden: { picture: '' } });
  return (
    <>
      <DetailHead
        list={{ to: '/app/organizations', label: area('title') }}
        name={area('create')}
        heading={heading}
      />
      <DetailPage
        form
        heading={
          <div className="mb-6">
            <h1 ref={heading} className="text-20">
              {area('create')}
            </h1>
            <p className="mt-1 text-text-2">{t('own.newHint')}</p>
          </div>
        }
      >
        <EditForm form={form} submitLabel={area('create')} cancelTo="/app/organizations">
          {reason && <Alert tone="warning">{reason}</Alert>}
          <OrganizationFields autoFocus />
          <NewPicture />
        </EditForm>
      </DetailPage>
    </>
  );
}
