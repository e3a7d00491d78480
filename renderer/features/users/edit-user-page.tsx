import { useParams } from 'react-router';
import { EditRecordPage } from '../../components/record/form/edit-record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { EditUserForm } from './edit-user-form.tsx';
import { userEntity } from './user-entity.ts';
import { UserFacts } from './user-facts.tsx';

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
