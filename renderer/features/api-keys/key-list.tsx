import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '#contract/api-keys/api-keys.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { toast } from '../../components/ui/toast.ts';
import { TwoLineRow } from '../../components/ui/two-lines.tsx';
import { useConfirm } from '../../components/ui/use-confirm.tsx';
import { useDateText } from '../../components/use-date-text.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { listOrHeading } from '../../lib/navigation/heading-focus.ts';
import { may } from '../../lib/permissions.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { byResource, useKeyTexts } from './key-texts.ts';

interface KeyListProps {
  items: readonly ApiKey[];
  /** When they were read. */
  now: string;
  /** Left out where the reader may not revoke them. */
  onRevoke?: ((id: string) => Promise<void>) | undefined;
}

/** The keys of a user, and the way to revoke each. */
export function KeyList({ items, now, onRevoke }: KeyListProps) {
  const { t } = useTranslation('api-keys');
  const revocation = useConfirm();
  const list = useRef<HTMLUListElement>(null);

  const askToRevoke = ({ id, name }: ApiKey) =>
    revocation.ask({
      description: t('revokeDescription'),
      names: [name],
      async onConfirm() {
        await onRevoke?.(id);
        toast.success(t('revoked', { name: isolate(name) }));
      },
      focusAfter: () => listOrHeading(list.current),
    });

  return (
    <div>
      {items.length === 0 && <p className="py-2 text-13 text-text-3">{t('none')}</p>}
      <ul ref={list} tabIndex={-1}>
        {items.map((key) => (
          <KeyRow key={key.id} apiKey={key} now={now}>
            {onRevoke && (
              <Button
                variant="ghost"
                size={28}
                writes
                className="-me-2.5"
                aria-label={t('revokeOne', { name: isolate(key.name) })}
                onClick={() => askToRevoke(key)}
              >
                {t('revoke')}
              </Button>
            )}
          </KeyRow>
        ))}
      </ul>
      {revocation.dialog}
    </div>
  );
}

interface KeyRowProps {
  apiKey: ApiKey;
  now: string;
  children: ReactNode;
}

/** One key: its beginning, where it works, when it was used and ends, and all that it allows. */
function KeyRow({ apiKey, now, children }: KeyRowProps) {
  const { t } = useTranslation('api-keys');
  const dateText = useDateText();
  const texts = useKeyTexts();
  const { name, start, permissions, lastUsedAt, expiresAt } = apiKey;
  const isExpired = expiresAt !== null && expiresAt <= now;
  return (
    <TwoLineRow
      title={
        <span className="flex items-center gap-2">
          <bdi className="wrap-anywhere">{name}</bdi>
          {isExpired && <Badge tone="warning">{t('expired')}</Badge>}
        </span>
      }
      note={
        <>
          <span className="block">
            <bdi dir="ltr" className="font-mono text-[0.92em]">
              {start}…
            </bdi>
            {' · '}
            <bdi>{texts.place(apiKey)}</bdi>
            {' · '}
            {lastUsedAt === null ? t('neverUsed') : <>{t('used')} </>}
            {lastUsedAt !== null && <RelativeTime at={lastUsedAt} now={now} within />}
            {expiresAt === null && ` · ${t('neverExpires')}`}
            {expiresAt !== null && !isExpired && ` · ${t('expires', { date: dateText(expiresAt) })}`}
          </span>
          {byResource(permissions).map(([resource, actions]) => (
            <span key={resource} className="block">
              {t('allows', { resource: texts.resource(resource), actions: actions.map(texts.action) })}
            </span>
          ))}
        </>
      }
    >
      {children}
    </TwoLineRow>
  );
}

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
