import type { ComponentProps } from 'react';
import type { EntityScope } from '#contract/entities/entity-facts.ts';
import { RecordInput } from '../../ui/record-input.tsx';
import { useFormScope } from '../record-scope.ts';
import { type ReferenceTarget, useReferences } from './references.ts';

interface ReferenceInputProps extends Omit<ComponentProps<typeof RecordInput>, 'options' | 'search'> {
  to: ReferenceTarget;
  /** To whom the records of the form belong. */
  scope?: EntityScope | undefined;
}

/** A reference to a user or to another record, found while typing (`recordKind`). */
export function ReferenceInput({ to, scope, ...control }: ReferenceInputProps) {
  return <RecordInput {...control} {...useReferences(to, useFormScope({ scope }))} />;
}
