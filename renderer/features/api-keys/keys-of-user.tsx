import { PageQuery } from '../../components/page/page-query.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { may } from '../../lib/permissions.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { KeyList } from './key-list.tsx';

/** On the page of a user: the keys with which programs act as that user. */
export function KeysOfUser({ userId }: { userId: string }) {
  const { api, queryClient } = useApi();
  const mayRevoke = may(useInit(), 'session', 'revoke');
  const options = api.apiKeys.ofUser.queryOptions({ input: { id: userId } });

  async function revoke(keyId: string) {
    await api.apiKeys.revokeOfUser.call({ id: userId, keyId });
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
  }

  return (
    <PageQuery options={options} skeleton={<Skeleton className="my-4 w-36" />}>
      {({ items, readAt }) => (
        <KeyList items={items} now={readAt} onRevoke={mayRevoke ? revoke : undefined} />
      )}
    </PageQuery>
  );
}
