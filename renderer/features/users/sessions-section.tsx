import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '#contract/schemas/session-info.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { RelativeTime } from '../../components/relative-time.tsx';
import { DeviceTile, deviceName, SessionLocation } from '../../components/session-device.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { toast } from '../../components/ui/toast.ts';
import { ApiError, failureText } from '../../lib/api/api-error.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { Section } from './section.tsx';
import { invalidateUser } from './update-user-cache.ts';
import { displayName } from './user-entity.ts';
import { SessionsSkeleton } from './user-skeleton.tsx';

/** The open sessions of a user, each of which can be ended, or all at once. */
export function SessionsSection({ user }: { user: UserDetail }) {
  const { t, i18n } = useTranslation('users');
  const apiServices = useApi();
  const { api } = apiServices;
  const { visitor: currentUser } = useInit();
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(
    api.users.sessions.queryOptions({ input: { id: user.id } }),
  );
  const { leaving, revoke } = useRevokeSession(user.id);
  const mayRevoke = user.can.revokeSessions.allowed;

  async function revokeAll() {
    const { count } = await api.users.revokeSessions.call({ id: user.id });
    toast.success(t('sessions.allRevoked', { count }));
    await invalidateUser(apiServices, user.id);
  }

  return (
    <Section
      title={t('sessions.title')}
      count={data && formatCount(i18n.language, data.items.length)}
      action={
        mayRevoke &&
        (data?.items.length ?? 0) > 0 && (
          <Button variant="ghost" size={28} writes onClick={() => setAsking(true)} className="-me-2.5">
            {t('sessions.revokeAll')}
          </Button>
        )
      }
    >
      {!data && !isError && <SessionsSkeleton count={user.sessionCount} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.items.length === 0 && <p className="py-4 text-13 text-text-3">{t('sessions.none')}</p>}
      {data && (
        <ul ref={list} tabIndex={-1}>
          {data.items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={data.readAt}
              leaving={leaving.has(session.id)}
              onRevoke={mayRevoke ? (button) => revoke(session.id, button) : undefined}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        description={
          user.id === currentUser?.id
            ? t('sessions.revokeOwnText')
            : t('sessions.revokeAllText', { name: isolate(displayName(user)) })
        }
        onConfirm={revokeAll}
        focusAfter={() => list.current}
      />
    </Section>
  );
}

interface SessionRowProps {
  session: SessionInfo;
  now: string;
  /** On its way out: half visible until the server has said so. */
  leaving: boolean;
  onRevoke?: ((button: HTMLElement) => void) | undefined;
}

/** One session of a user: the device, where it is, when it was last used, and the way to end it. */
function SessionRow({ session, now, leaving, onRevoke }: SessionRowProps) {
  const { t } = useTranslation('users');
  const { t: sessionText } = useTranslation('sessions');
  const { device, place, ipAddress, impersonatedBy, isCurrent, lastUsedAt } = session;
  const name = deviceName(device, sessionText);
  return (
    <li
      className={clsx(
        'flex min-h-13 items-center gap-3 border-line border-b py-2 text-13 last:border-b-0',
        leaving && 'opacity-50',
      )}
    >
      <DeviceTile kind={device.kind} />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-medium">{name}</b>
        <span className="block truncate text-text-3">
          {isCurrent && <>{t('sessions.current')} · </>}
          {impersonatedBy && (
            <>
              <bdi>{t('sessions.impersonated', { name: impersonatedBy.name })}</bdi> ·{' '}
            </>
          )}
          <SessionLocation session={session} />
          {place && !place.isLocal && ipAddress && (
            <>
              {' · '}
              <bdi dir="ltr" className="tabular-nums">
                {ipAddress}
              </bdi>
            </>
          )}
          <span className="sm:hidden">
            {' · '}
            <RelativeTime at={lastUsedAt} now={now} />
          </span>
        </span>
      </span>
      <RelativeTime at={lastUsedAt} now={now} className="w-26 text-text-3 tabular-nums max-sm:hidden" />
      {onRevoke && (
        <Button
          variant="ghost"
          size={28}
          writes
          loading={leaving}
          onClick={({ currentTarget }) => onRevoke(currentTarget)}
          aria-label={t('sessions.revokeOne', { session: name })}
          className="-me-2.5"
        >
          {t('sessions.revoke')}
        </Button>
      )}
    </li>
  );
}

interface RevokeSession {
  /** Ids of those that are being ended. */
  leaving: ReadonlySet<string>;
  /** @param button the one that was pressed */
  revoke(sessionId: string, button: HTMLElement): void;
}

/** Ends one session of a user: its row fades at once, and is back where that failed. */
function useRevokeSession(userId: string): RevokeSession {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const data = useApi();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  async function revoke(sessionId: string, button: HTMLElement) {
    setLeaving((ids) => new Set(ids).add(sessionId));
    try {
      await data.api.users.revokeSession.call({ id: userId, sessionId });
      toast.success(t('sessions.revoked'));
      // The button leaves with its row; the focus goes on to the list.
      if (document.activeElement === button) button.closest('ul')?.focus();
      await invalidateUser(data, userId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(failureText(translate, error));
    } finally {
      setLeaving((ids) => new Set([...ids].filter((id) => id !== sessionId)));
    }
  }

  return { leaving, revoke: (sessionId, button) => void revoke(sessionId, button) };
}
