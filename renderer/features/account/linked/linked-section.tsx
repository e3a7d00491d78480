import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/api/account.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { AccountSection } from '../account-section.tsx';
import { LinkFailure } from './link-failure.tsx';
import { LinkedRow } from './linked-row.tsx';
import { useLinkedToast } from './use-linked-toast.ts';

/** Providers that the person can sign in with: those that are configured, and what is linked from before. */
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
    <AccountSection title={t('linked.title')} description={t('linked.description')}>
      <LinkFailure />
      <ul className="-mt-2">
        {[...names].map(([id, name]) => (
          <LinkedRow key={id} provider={{ id, name }} linked={linked.get(id)} canUnlink={canUnlink} />
        ))}
      </ul>
    </AccountSection>
  );
}
