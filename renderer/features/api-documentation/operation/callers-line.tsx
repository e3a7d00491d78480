import { useTranslation } from 'react-i18next';
import type { PlacedOperation } from '../api-document.ts';
import { CodeText } from '../code-text.tsx';
import { callersOf } from './callers.ts';

/** Who may call an operation, in one sentence. */
export function CallersLine({ operation }: { operation: PlacedOperation }) {
  const { t } = useTranslation('api-documentation');
  const callers = callersOf(operation);
  if (!callers) return null;
  return (
    <p className="text-13 text-text-2">
      {typeof callers === 'string' ? (
        t(`callers.${callers}`)
      ) : (
        <>
          {t('callers.permitted')} <CodeText>{callers.join(', ')}</CodeText>
        </>
      )}
    </p>
  );
}
