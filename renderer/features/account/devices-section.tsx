import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSessions } from '#contract/account/sessions.ts';
import type { SessionInfo } from '#contract/schemas/session-info.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { DeviceTile, deviceName, SessionLocation } from '../../components/session-device.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../components/ui/toast.ts';
import { TwoLineRow } from '../../components/ui/two-lines.tsx';
import { useConfirm } from '../../components/ui/use-confirm.tsx';
import { errorParts, failureText } from '../../lib/api/api-error.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { DevicePlaces } from './account-places.tsx';
import { useOwnerReason } from './use-owner-reason.ts';

/** Sessions of the user. An admin who acts as the user does not see them. */
export function DevicesSection() {
  const { api } = useApi();
  const reason = useOwnerReason();
  if (reason) return <p className="text-13 text-text-3">{reason}</p>;
  return (
    <PageQuery options={api.account.sessions.queryOptions()} skeleton={<DevicePlaces />}>
      {(sessions) => <Devices sessions={sessions} />}
    </PageQuery>
  );
}

function Devices({ sessions: { items, readAt } }: { sessions: OwnSessions }) {
  const { t } = useTranslation('account');
  const { api, queryClient } = useApi();
  const ending = useConfirm();
  const list = useRef<HTMLUListElement>(null);
  const hasOthers = items.some(({ isCurrent }) => !isCurrent);

  const endOthers = () =>
    ending.ask({
      description: t('devices.endOthersDescription'),
      async onConfirm() {
        const { count } = await api.account.revokeOtherSessions.call();
        queryClient.setQueryData(
          api.account.sessions.queryKey(),
          (known) => known && { ...known, items: known.items.filter(({ isCurrent }) => isCurrent) },
        );
        void queryClient.invalidateQueries();
        toast.success(t('devices.othersEnded', { count }));
      },
      focusAfter: () => list.current,
    });

  return (
    <>
      <ul ref={list} tabIndex={-1} className="-mt-2">
        {items.map((session) => (
          <DeviceRow key={session.id} session={session} readAt={readAt} />
        ))}
      </ul>
      {hasOthers && (
        <Button className="mt-2" writes onClick={endOthers}>
          {t('devices.endOthers')}
        </Button>
      )}
      {ending.dialog}
    </>
  );
}

/** One device, and its end: it leaves at once, and comes back where the server does not agree. */
function DeviceRow({ session, readAt }: { session: SessionInfo; readAt: string }) {
  const { t } = useTranslation('account');
  const { t: sessions } = useTranslation('sessions');
  const translate = useTranslate();
  const { api, queryClient } = useApi();
  const { id, device, lastUsedAt, isCurrent } = session;
  const button = useRef<HTMLButtonElement>(null);
  const name = deviceName(device, sessions);
  const end = useMutation({
    mutationFn: () => api.account.revokeSession.call({ id }),
    onSuccess() {
      // The button leaves with its row; the focus goes on to the list.
      if (document.activeElement === button.current) button.current?.closest('ul')?.focus();
      queryClient.setQueryData(
        api.account.sessions.queryKey(),
        (known) => known && { ...known, items: known.items.filter((item) => item.id !== id) },
      );
      void queryClient.invalidateQueries();
      toast.success(t('devices.ended', { device: isolate(name) }));
    },
    onError(error) {
      toast.error(t('devices.notEnded', { device: isolate(name) }), {
        description: failureText(translate, errorParts(error)),
      });
    },
  });
  return (
    <TwoLineRow
      cut
      tile={<DeviceTile kind={device.kind} />}
      title={
        <span className="flex items-center gap-2">
          <span className="truncate">{name}</span>
          {isCurrent && <Badge tone="accent">{t('devices.current')}</Badge>}
        </span>
      }
      leaving={end.isPending}
      note={
        <>
          <SessionLocation session={session} />
          {' · '}
          <RelativeTime at={lastUsedAt} now={readAt} className="tabular-nums" />
        </>
      }
    >
      {!isCurrent && (
        <Button
          ref={button}
          variant="ghost"
          size={28}
          writes
          className="-me-2.5 before:absolute before:inset-x-0 before:-inset-y-2"
          aria-label={t('devices.endOne', { device: name })}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('devices.end')}
        </Button>
      )}
    </TwoLineRow>
  );
}
