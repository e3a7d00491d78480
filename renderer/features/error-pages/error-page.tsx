import { useTranslation } from 'react-i18next';

export function ErrorPage({ status }: { status: number | undefined }) {
  const { t } = useTranslation('error-pages');
  const kind = status === 403 ? 'forbidden' : status === 404 ? 'notFound' : status === 500 ? 'server' : 'unknown';
  return (
    <main>
      <h1>{t(`${kind}.title`)}</h1>
    </main>
  );
}
