import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '#contract/schemas/session-info.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { deviceName } from '../../../components/sessions/device-name.ts';
import { DeviceTile } from '../../../components/sessions/device-tile.tsx';
import { SessionLocation } from '../../../components/sessions/session-location.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { errorParts } from '../../../lib/api/error-parts.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { AccountRow } from '../account-row.tsx';

/** One device, and its end: it leaves at once, and comes back where the server does not agree. */
export function DeviceRow({ session, readAt }: { session: SessionInfo; readAt: string }) {
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
    <AccountRow
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
    </AccountRow>
  );
}
