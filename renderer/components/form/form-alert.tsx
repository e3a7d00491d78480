import { useEffect, useRef } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Alert } from '../ui/alert.tsx';
import { type FormError, formErrorText } from './form-error.ts';

/** Alert above a form for an error of the server that belongs to no field; scrolls into view. */
export function FormAlert({ formError }: { formError: FormError | undefined }) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const shown = formError?.apiError && !hasFieldErrors(formError) ? formError.apiError : undefined;
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box}>
      <Alert tone="danger" role="alert">
        {formErrorText(translate, shown)}
      </Alert>
    </div>
  );
}

function hasFieldErrors({ fieldErrors = {} }: FormError): boolean {
  return Object.keys(fieldErrors).length > 0;
}
