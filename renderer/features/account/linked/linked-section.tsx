import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Account } from '#contract/account/account.ts';
import { linkErrorOf } from '#contract/errors/link-errors.ts';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { LinkedRow } from './linked-row.tsx';

/** Providers that the user can sign in with: those that are configured, and what is linked from before. */
export function LinkedSection({ account: { linkedAccounts, canUnlink } }: { account: Account }) {
  const { t } = useTranslation('account');
  const { providers } = useInit();
  const linked = new Map(linkedAccounts.map((one) => [one.providerId, one]));
  const names = new Map([
    ...linkedAccounts.map(({ providerId }) => [providerId, providerId] as const),
    ...providers.map(({ id, name }) => [id, name] as const),
  ]);
  useLinkedToast(names, linked);
  if (names.size === 0) return null;
  return (
    <SettingsSection title={t('linked.title')} description={t('linked.description')}>
      <LinkFailure />
      <ul className="-mt-2">
        {[...names].map(([id, name]) => (
          <LinkedRow key={id} provider={{ id, name }} linked={linked.get(id)} canUnlink={canUnlink} />
        ))}
      </ul>
    </SettingsSection>
  );
}

/** Why a provider sent the user back without a link (`?error=`). */
function LinkFailure() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const error = search.get('error');
  if (error === null) return null;
  return (
    <div className="mb-3">
      <Alert tone="danger" role="alert">
        {t(`linked.failed.${linkErrorOf(error)}`)}
      </Alert>
    </div>
  );
}

/** Says that an account was linked, to whoever comes back from its provider (`?linked=`), and tidies the address. */
function useLinkedToast(names: ReadonlyMap<string, string>, linked: ReadonlyMap<string, unknown>): void {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const id = search.get('linked');
  useEffect(() => {
    if (id === null) return;
    // Anybody can write such an address.
    if (linked.has(id))
      toast.success(t('linked.linked', { provider: isolate(names.get(id) ?? id) }), { id: 'linked' });
    setSearch(
      (old) => {
        old.delete('linked');
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [id, linked, names, setSearch, t]);
}
