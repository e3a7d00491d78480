import { useTranslation } from 'react-i18next';

/** The code that a demo shows instead of sending it. */
export function DemoCode({ code }: { code: string }) {
  const { t } = useTranslation('demo');
  return (
    <>
      {t('signIn.code')} <b className="ltr-isolate">{code}</b>.{' '}
    </>
  );
}
