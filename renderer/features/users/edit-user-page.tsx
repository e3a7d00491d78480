import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { FormHead } from '../../components/page/form-head.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { displayName } from './display-name.ts';
import { EditUserForm } from './edit-user-form.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserSkeleton } from './user-skeleton.tsx';

/** /manager/users/{id}/update */
export function EditUserPage() {
  const { t } = useTranslation('users');
  const { t: area } = useTranslation('users-area');
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <PageQuery
      whole
      options={api.users.read.queryOptions({ input: { id } })}
      skeleton={<UserSkeleton id={id} />}
    >
      {(user) => (
        <>
          <FormHead list={{ to: '/manager/users', label: area('title') }} name={displayName(user)} />
          <DetailPage
            form
            heading={<h1 className="mb-6 text-20">{t('form.editTitle')}</h1>}
            facts={<UserFacts user={user} />}
          >
            <EditUserForm key={user.id} user={user} />
          </DetailPage>
        </>
      )}
    </PageQuery>
  );
}
