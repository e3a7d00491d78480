import { useTranslation } from 'react-i18next';
import { PageQuery } from '../../components/page/page-query.tsx';
import { PasskeyRows } from '../../components/passkeys/passkey-rows.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { useApi } from '../../lib/services/use-api.ts';

/** On the page of a user: the passkeys, which admins can remove but not add. */
export function PasskeysOfUser({ userId }: { userId: string }) {
  const { t } = useTranslation('passkeys');
  const { api } = useApi();
  return (
    <section aria-label={t('title')}>
      <h2 className="flex min-h-8 items-center text-14">{t('title')}</h2>
      <div className="mt-1.5 border-line border-t">
        <PageQuery
          options={api.passkeys.ofUser.queryOptions({ input: { userId } })}
          skeleton={<Skeleton className="my-4 w-36" />}
        >
          {(passkeys) => (
            <PasskeyRows
              passkeys={passkeys}
              onRemove={(id) => api.passkeys.removeOfUser.call({ userId, id })}
            />
          )}
        </PageQuery>
      </div>
    </section>
  );
}
