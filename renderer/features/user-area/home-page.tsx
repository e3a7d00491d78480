import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useInit } from '../../lib/init.ts';
import { useServices } from '../../lib/services.ts';

export function HomePage() {
  const { t } = useTranslation('home');
  const { api } = useServices();
  const { visitor } = useInit();
  const { data: home } = useSuspenseQuery(api.home.read.queryOptions());
  return (
    <main>
      <h1>{t('greeting', { name: visitor?.name })}</h1>
      <p>{t('repositories', { count: home.repositoryCount })}</p>
    </main>
  );
}
