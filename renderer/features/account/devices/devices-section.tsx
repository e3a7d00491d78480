import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSessions } from '#contract/account/sessions.ts';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { RowSkeletons } from '../account-skeleton.tsx';
import { useOwnerReason } from '../use-owner-reason.ts';
import { DeviceRow } from './device-row.tsx';

/** Where the user is signed in. An admin who acts as the user does not see it. */
export function DevicesSection() {
  const { t } = useTranslation('account');
  const { api } = useApi();
  const reason = useOwnerReason();
  return (
    <SettingsSection title={t('devices.title')} description={t('devices.description')}>
      {reason ? (
        <p className="text-13 text-text-3">{reason}</p>
      ) : (
        <PageQuery options={api.account.sessions.queryOptions()} skeleton={<RowSkeletons />}>
          {(sessions) => <Devices sessions={sessions} />}
        </PageQuery>
      )}
    </SettingsSection>
  );
}

function Devices({ sessions: { items, readAt } }: { sessions: OwnSessions }) {
  const { t } = useTranslation('account');
  const { api, queryClient } = useApi();
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const hasOthers = items.some(({ isCurrent }) => !isCurrent);

  async function endOthers() {
    const { count } = await api.account.revokeOtherSessions.call();
    queryClient.setQueryData(
      api.account.sessions.queryKey(),
      (known) => known && { ...known, items: known.items.filter(({ isCurrent }) => isCurrent) },
    );
    void queryClient.invalidateQueries();
    toast.success(t('devices.othersEnded', { count }));
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} className="-mt-2">
        {items.map((session) => (
          <DeviceRow key={session.id} session={session} readAt={readAt} />
        ))}
      </ul>
      {hasOthers && (
        <Button className="mt-2" writes onClick={() => setAsking(true)}>
          {t('devices.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        description={t('devices.endOthersDescription')}
        onConfirm={endOthers}
        focusAfter={() => list.current}
      />
    </>
  );
}
