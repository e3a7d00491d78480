import { PageQuery } from '../../components/page/page-query.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { PasskeyList } from './passkey-list.tsx';

/** On the page of a user: the passkeys, which admins can remove but not add. */
export function PasskeysOfUser({ userId }: { userId: string }) {
  const { api } = useApi();
  return (
    <PageQuery
      options={api.passkeys.ofUser.queryOptions({ input: { userId } })}
      skeleton={<Skeleton className="my-4 w-36" />}
    >
      {(passkeys) => (
        <PasskeyList passkeys={passkeys} onRemove={(id) => api.passkeys.removeOfUser.call({ userId, id })} />
      )}
    </PageQuery>
  );
}
