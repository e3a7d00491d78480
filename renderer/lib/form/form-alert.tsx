import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import type { FormRefusal } from './form-error.ts';
import { refusalText } from './form-error-text.ts';

/** What the server refused and no field is to blame for, above the form; it comes into sight. */
export function FormAlert({ refusal }: { refusal: FormRefusal | undefined }) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const shown = refusal?.refused && !hasFaults(refusal) ? refusal.refused : undefined;
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box}>
      <Alert tone="danger" role="alert">
        {refusalText(translate, shown)}
      </Alert>
    </div>
  );
}

function hasFaults({ faults = {} }: FormRefusal): boolean {
  return Object.keys(faults).length > 0;
}
