import type { ComponentProps } from 'react';
import type { Api } from '../../../lib/services/api-services.ts';
import { RecordInput } from '../../ui/record-input.tsx';
import { useFormScope } from '../record-scope.ts';
import { type References, useReferences } from './references.ts';

interface ReferenceInputProps extends Omit<ComponentProps<typeof RecordInput>, 'options' | 'search'> {
  /** The operations of what is referred to: `(api) => api.users`. */
  of(api: Api): References;
  /** In the forms of records of organizations. */
  scoped?: true;
}

/** A reference to a user or to another record, found while typing (`recordKind`). */
export function ReferenceInput({ of, scoped, ...control }: ReferenceInputProps) {
  return <RecordInput {...control} {...useReferences(of, useFormScope({ scoped }))} />;
}
