import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSessions } from '#contract/schemas/session-info.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { SessionList } from '../../components/session-list.tsx';
import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useConfirm } from '../../components/ui/use-confirm.tsx';
import { useActingReason } from '../../lib/auth/use-acting-reason.ts';
import { listOrHeading } from '../../lib/navigation/heading-focus.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { DevicePlaces } from './account-places.tsx';

/** Sessions of the user. An admin who acts as the user does not see them. */
export function DevicesSection() {
  const { api } = useApi();
  const reason = useActingReason();
  if (reason) return <p className="text-13 text-text-3">{reason}</p>;
  return (
    <PageQuery options={api.account.sessions.queryOptions()} skeleton={<DevicePlaces />}>
      {(sessions) => <Devices sessions={sessions} />}
    </PageQuery>
  );
}

function Devices({ sessions }: { sessions: OpenSessions }) {
  const { t } = useTranslation('account');
  const { api, queryClient } = useApi();
  const ending = useConfirm();
  const list = useRef<HTMLUListElement>(null);
  const hasOthers = sessions.items.some(({ isCurrent }) => !isCurrent);
  const endOthers = () =>
    ending.ask({
      description: t('devices.endOthersDescription'),
      async onConfirm() {
        const { count } = await api.account.revokeOtherSessions.call();
        toast.success(t('devices.othersEnded', { count }));
        await queryClient.invalidateQueries();
      },
      focusAfter: () => listOrHeading(list.current),
    });
  return (
    <div className="-mt-2">
      <SessionList
        ref={list}
        sessions={sessions}
        whose="own"
        endOf={({ id, isCurrent }) => (isCurrent ? undefined : () => api.account.revokeSession.call({ id }))}
        onEnded={() => queryClient.invalidateQueries()}
      />
      {hasOthers && (
        <Button className="mt-2" writes onClick={endOthers}>
          {t('devices.endOthers')}
        </Button>
      )}
      {ending.dialog}
    </div>
  );
}
