import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Api } from '../../../lib/services/api-services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import type { RecordOption } from '../../ui/record-choices.tsx';
import { RecordInput } from '../../ui/record-input.tsx';
import { type ScopeInput, useFormScope } from '../scope.ts';
import { firstReferences, type References } from './references.ts';

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

/** The records that may be referred to: those that are offered first, and the search for others. */
export function useReferences(of: (api: Api) => References, scope: ScopeInput) {
  const { api } = useApi();
  const references = of(api);
  const { data: first } = useQuery(firstReferences(references, scope));
  const search = async (searchTerm: string, signal: AbortSignal) =>
    (await references.list.call({ searchTerm, limit: 20, ...scope }, { signal })).items.map(toOption);
  return { options: first?.items.map(toOption) ?? [], search };
}

function toOption({
  id,
  name,
  email,
  image,
  organization,
}: Awaited<ReturnType<References['list']['call']>>['items'][number]): RecordOption {
  return { id, label: name || email || id, description: email ?? organization ?? undefined, image };
}
