import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { Account, LinkedAccount } from '#contract/account/account.ts';
import type { Provider } from '#contract/api/init.ts';
import { linkErrorOf } from '#contract/errors/provider-errors.ts';
import { linkReturnAddresses } from '#contract/return-addresses.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { IconTile } from '../../components/ui/icon.tsx';
import { ProviderIcon } from '../../components/ui/provider-icon.tsx';
import { toast } from '../../components/ui/toast.ts';
import { TwoLineRow } from '../../components/ui/two-lines.tsx';
import { useConfirm } from '../../components/ui/use-confirm.tsx';
import { ApiError, failureText } from '../../lib/api/api-error.ts';
import { callAuth, isAllowedAddress } from '../../lib/auth/call-auth.ts';
import { useActingReason } from '../../lib/auth/use-acting-reason.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { InitStore } from '../../lib/services/init-store.ts';
import { useServices } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { shellBridge } from '../../lib/shell/bridge.ts';

/** Providers that the user can sign in with: those that are configured, and what is linked from before. */
export function LinkedSection({ account: { linkedAccounts, canUnlink } }: { account: Account }) {
  const { providers } = useInit();
  const linked = new Map(linkedAccounts.map((one) => [one.providerId, one]));
  const names = new Map([
    ...linkedAccounts.map(({ providerId }) => [providerId, providerId] as const),
    ...providers.map(({ id, name }) => [id, name] as const),
  ]);
  useLinkedToast(names, linked);
  return (
    <>
      <LinkFailure />
      <ul className="-mt-2">
        {[...names].map(([id, name]) => (
          <LinkedRow key={id} provider={{ id, name }} linked={linked.get(id)} canUnlink={canUnlink} />
        ))}
      </ul>
    </>
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

interface LinkedRowProps {
  provider: Provider;
  linked: LinkedAccount | undefined;
  canUnlink: boolean;
}

/** Row of a provider, with a button that links or unlinks it. */
function LinkedRow({ provider: { id, name }, linked, canUnlink }: LinkedRowProps) {
  const { t } = useTranslation('account');
  const translate = useTranslate();
  const { init } = useServices();
  const { api, queryClient } = useApi();
  const { pathname } = useLocation();
  const ownerReason = useActingReason();
  const question = useConfirm();
  const provider = isolate(name);

  const link = useMutation({
    mutationFn: () => startLinking(init, id, pathname),
    onError(error) {
      toast.error(t('linked.notLinked', { provider }), {
        description: failureText(translate, error),
      });
    },
  });

  const unlink = () =>
    question.ask({
      description: t('linked.unlinkDescription', { provider }),
      async onConfirm() {
        await api.account.unlink.call({ providerId: id });
        await queryClient.invalidateQueries();
        toast.success(t('linked.unlinked', { provider }));
      },
    });

  const unlinking = {
    variant: 'ghost' as const,
    children: t('linked.unlink'),
    'aria-label': t('linked.unlinkOne', { provider: name }),
    reason: ownerReason ?? (canUnlink ? undefined : t('linked.lastOne')),
    onClick: unlink,
  };
  const linking = {
    children: t('linked.link'),
    'aria-label': t('linked.linkOne', { provider: name }),
    reason: ownerReason,
    // A browser has left the page by then; a second press would begin a second time.
    loading: link.isPending || (link.isSuccess && !shellBridge),
    onClick: () => link.mutate(),
  };
  return (
    <TwoLineRow
      cut
      tile={
        <IconTile>
          <ProviderIcon provider={id} />
        </IconTile>
      }
      title={<bdi>{name}</bdi>}
      note={linked ? <bdi>{linked.accountName ?? t('linked.yes')}</bdi> : t('linked.no')}
    >
      <ButtonWithReason
        {...(linked ? unlinking : linking)}
        size={28}
        writes
        className={clsx('before:absolute before:inset-x-0 before:-inset-y-2', linked && '-me-2.5')}
      />
      {question.dialog}
    </TwoLineRow>
  );
}

/**
 * Leaves for a provider, which sends the user back to the account: with `linked` in its address, or with `error`.
 * @param page the address of the account page
 */
async function startLinking(init: InitStore, provider: string, page: string): Promise<void> {
  if (shellBridge) {
    // Users sign in with providers in the system's browser, where every address beyond the app is opened.
    const { server } = await shellBridge.app.state();
    open(server.address + page);
    return;
  }
  const { url } = await callAuth<{ url: string }>('/link-social', {
    provider,
    ...linkReturnAddresses(page, provider),
  });
  const { providerOrigins } = await init.load();
  if (!isAllowedAddress(url, location.origin, providerOrigins))
    throw new ApiError(400, 'INVALID_REDIRECT_URL', '');
  location.assign(url);
}
