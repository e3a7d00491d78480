import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../lib/services.ts';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { api } = useServices();
  const { data: dashboard } = useSuspenseQuery(api.dashboard.read.queryOptions());
  return (
    <main>
      <h1>{t('pageTitle')}</h1>
      <p>{t('users', { count: dashboard.userCount })}</p>
      <p>{t('repositories', { count: dashboard.repositoryCount })}</p>
    </main>
  );
}
