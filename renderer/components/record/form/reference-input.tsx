import type { ComponentProps } from 'react';
import { RecordInput } from '../../ui/record-input.tsx';
import { useFormScope } from '../record-scope.ts';
import { type ReferenceTarget, useReferences } from './references.ts';

interface ReferenceInputProps extends Omit<ComponentProps<typeof RecordInput>, 'options' | 'search'> {
  to: ReferenceTarget;
  /** In the forms of records of organizations. */
  scoped?: true;
}

/** A reference to a user or to another record, found while typing (`recordKind`). */
export function ReferenceInput({ to, scoped, ...control }: ReferenceInputProps) {
  return <RecordInput {...control} {...useReferences(to, useFormScope({ scoped }))} />;
}
