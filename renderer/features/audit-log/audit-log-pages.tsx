import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditLogView } from '../../components/audit-log/audit-log-view.tsx';
import { eventList } from '../../components/audit-log/event-list.ts';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { useListPage } from '../../components/list/use-list-page.ts';
import { ExportsButton } from './exports-button.tsx';

/** /manager/audit */
export function AuditLogPage() {
  const { t } = useTranslation('audit-log-area');
  const page = useListPage(useMemo(() => eventList(), []));
  return (
    <ListLayout title={t('title')} total={page.list.total} action={<ExportsButton page={page} />}>
      <AuditLogView page={page} />
    </ListLayout>
  );
}

/** /app/account/activity and /manager/account/activity */
export function OwnEventsPage() {
  const { t } = useTranslation('audit-log-area');
  const page = useListPage(useMemo(() => eventList('own'), []));
  return (
    <ListLayout title={t('own')} total={page.list.total}>
      <AuditLogView page={page} scope="own" />
    </ListLayout>
  );
}
