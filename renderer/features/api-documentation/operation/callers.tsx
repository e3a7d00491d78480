import { useTranslation } from 'react-i18next';
import type { Operation } from '../api-document.ts';
import { CodeText } from '../code-text.tsx';

/** Who may call an operation, where the document says so for it alone. */
export function Callers({ security }: Pick<Operation, 'security'>) {
  const { t } = useTranslation('api-documentation');
  if (!security) return null;
  const isFree = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
  const permissions = [...new Set(security.flatMap((way) => Object.values(way).flat()))];
  return (
    <p className="text-13 text-text-2">
      {isFree ? t('callers.everyone') : permissions.length === 0 && t('callers.signedIn')}
      {!isFree && permissions.length > 0 && (
        <>
          {t('callers.permitted')} <CodeText className="text-12">{permissions.join(', ')}</CodeText>
        </>
      )}
    </p>
  );
}
