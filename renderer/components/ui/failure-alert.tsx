import type { ReactNode } from 'react';
import { failureText } from '../../lib/api/api-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Alert } from './alert.tsx';

interface FailureAlertProps {
  /** Error that a call threw; nothing is shown without it. */
  error: unknown;
  /** Behind the sentence: what to do about it. */
  children?: ReactNode;
}

/** Why the server rejected, or that it could not be reached, in a dialog. */
export function FailureAlert({ error, children }: FailureAlertProps) {
  const translate = useTranslate();
  if (!error) return null;
  return (
    <Alert tone="danger" role="alert">
      {failureText(translate, error)} {children}
    </Alert>
  );
}
