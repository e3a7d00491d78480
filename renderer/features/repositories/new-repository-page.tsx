import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { FormHead } from '../../components/page/form-head.tsx';
import { RepositoryFormFields } from './repository-form-fields.tsx';

const loadSchema = async () =>
  (await import('#contract/repositories/repository-input.ts')).repositoryInputSchema;

const list = '/manager/repositories';

/** The form for a new repository; `?name=` gives it a name. */
export function NewRepositoryPage() {
  const { t } = useTranslation('repositories');
  const { t: area } = useTranslation('repositories-area');
  const [parameters] = useSearchParams();
  const name = parameters.get('name') ?? '';
  const form = useForm({ loadSchema, initial: { name, link: '', description: '' } });
  return (
    <>
      <FormHead list={{ to: list, label: area('title') }} name={t('new')} />
      <DetailPage form heading={<h1 className="mb-6 text-20">{t('new')}</h1>}>
        <EditForm form={form} submitLabel={t('form.create')} cancelTo={list}>
          <RepositoryFormFields />
        </EditForm>
      </DetailPage>
    </>
  );
}
