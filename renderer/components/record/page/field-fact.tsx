import type { ReactNode } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Fact } from '../../ui/facts.tsx';

interface FieldFactProps {
  /** Key of the name of the field: 'tools:form.price'. */
  name: string;
  /** What the field holds: without a value there is no fact. */
  of: unknown;
  /** The value as it is shown (field-values.tsx). */
  children: ReactNode;
}

/** What a field of a record holds, as a fact of its page. */
export function FieldFact({ name, of, children }: FieldFactProps) {
  const translate = useTranslate();
  return of == null || of === '' ? null : <Fact label={translate(name)}>{children}</Fact>;
}
