import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '#contract/schemas/session-info.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { DeviceTile, deviceName, SessionLocation } from '../../components/session-device.tsx';
import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../components/ui/toast.ts';
import { TwoLineRow } from '../../components/ui/two-lines.tsx';
import { useConfirm } from '../../components/ui/use-confirm.tsx';
import { errorParts, failureText } from '../../lib/api/api-error.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { invalidateUser } from './change-user.ts';
import { Section } from './section.tsx';
import { displayName } from './user-entity.ts';
import { SessionsSkeleton } from './user-skeleton.tsx';

/** The open sessions of a user, each of which can be ended, or all at once. */
export function SessionsSection({ user }: { user: UserDetail }) {
  const { t, i18n } = useTranslation('users');
  const apiServices = useApi();
  const { api } = apiServices;
  const { currentUser } = useInit();
  const revocation = useConfirm();
  const list = useRef<HTMLUListElement>(null);
  const options = api.users.sessions.queryOptions({ input: { id: user.id } });
  const count = useQuery(options).data?.items.length;
  const mayRevoke = user.can.revokeSessions.allowed;

  const revokeAll = () =>
    revocation.ask({
      description:
        user.id === currentUser?.id
          ? t('sessions.revokeOwnText')
          : t('sessions.revokeAllText', { name: isolate(displayName(user)) }),
      async onConfirm() {
        const { count } = await api.users.revokeSessions.call({ id: user.id });
        toast.success(t('sessions.allRevoked', { count }));
        await invalidateUser(apiServices, user.id);
      },
      focusAfter: () => list.current,
    });

  return (
    <Section
      title={t('sessions.title')}
      count={count === undefined ? undefined : formatCount(i18n.language, count)}
      action={
        mayRevoke &&
        Boolean(count) && (
          <Button variant="ghost" size={28} writes onClick={revokeAll} className="-me-2.5">
            {t('sessions.revokeAll')}
          </Button>
        )
      }
    >
      <PageQuery options={options} skeleton={<SessionsSkeleton count={user.sessionCount} />}>
        {({ items, readAt }) => (
          <>
            {items.length === 0 && <p className="py-4 text-13 text-text-3">{t('sessions.none')}</p>}
            <ul ref={list} tabIndex={-1}>
              {items.map((session) => (
                <SessionRow
                  key={session.id}
                  userId={user.id}
                  session={session}
                  now={readAt}
                  mayRevoke={mayRevoke}
                />
              ))}
            </ul>
          </>
        )}
      </PageQuery>
      {revocation.dialog}
    </Section>
  );
}

interface SessionRowProps {
  userId: string;
  session: SessionInfo;
  now: string;
  mayRevoke: boolean;
}

/** One session of a user: the device, where it is, when it was last used, and the way to end it. */
function SessionRow({ userId, session, now, mayRevoke }: SessionRowProps) {
  const { t } = useTranslation('users');
  const { t: sessionText } = useTranslation('sessions');
  const translate = useTranslate();
  const data = useApi();
  const button = useRef<HTMLButtonElement>(null);
  const { id, device, place, ipAddress, impersonatedBy, isCurrent, lastUsedAt } = session;
  const name = deviceName(device, sessionText);
  const end = useMutation({
    mutationFn: () => data.api.users.revokeSession.call({ id: userId, sessionId: id }),
    async onSuccess() {
      toast.success(t('sessions.revoked'));
      // The button leaves with its row; the focus goes on to the list.
      if (document.activeElement === button.current) button.current?.closest('ul')?.focus();
      await invalidateUser(data, userId);
    },
    onError: (error) => toast.error(failureText(translate, errorParts(error))),
  });
  return (
    <TwoLineRow
      tile={<DeviceTile kind={device.kind} />}
      title={name}
      note={
        <>
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
        </>
      }
      cut
      leaving={end.isPending}
    >
      <RelativeTime at={lastUsedAt} now={now} className="w-26 text-text-3 tabular-nums max-sm:hidden" />
      {mayRevoke && (
        <Button
          ref={button}
          variant="ghost"
          size={28}
          writes
          loading={end.isPending}
          onClick={() => end.mutate()}
          aria-label={t('sessions.revokeOne', { session: name })}
          className="-me-2.5"
        >
          {t('sessions.revoke')}
        </Button>
      )}
    </TwoLineRow>
  );
}
