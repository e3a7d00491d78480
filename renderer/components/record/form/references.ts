import {
  type DefaultError,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import type { Api } from '../../../lib/services/api-services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import type { RecordOption } from '../../ui/record-choices.tsx';
import type { NamedRecord } from '../entity.ts';
import type { ScopeInput } from '../record-scope.ts';

/** A record that others refer to. Users have an address and a picture, too, records of organizations the name of theirs. */
interface Referred extends NamedRecord {
  email?: string;
  image?: string | null;
  organization?: string | null;
}

interface ReferredPage {
  items: readonly Referred[];
}

/** The operations of a kind of record that others refer to: `api.users`. */
export interface References<Key extends QueryKey = QueryKey> {
  list: {
    queryOptions(options: {
      input: { sort: string; limit: number } & ScopeInput;
    }): FetchQueryOptions<ReferredPage, DefaultError, ReferredPage, Key> &
      UseQueryOptions<ReferredPage, DefaultError, ReferredPage, Key>;
    call(
      input: { searchTerm: string; limit: number } & ScopeInput,
      options: { signal: AbortSignal },
    ): Promise<ReferredPage>;
  };
}

/**
 * The records that are offered before anything is typed, and where no script runs. Read by the loaders of forms.
 * @param scope in the forms of records of organizations
 */
export function firstReferences<Key extends QueryKey>(
  { list }: References<Key>,
  scope: ScopeInput = {},
  sort = 'name',
) {
  return list.queryOptions({ input: { sort, limit: 100, ...scope } });
}

/** Kind of record that a field refers to, with the field that one is called by; without it `name`. */
export interface ReferenceTarget {
  /** Its operations: `(api) => api.users`. */
  of(api: Api): References;
  nameField?: string;
}

/** The records that may be referred to: those that are offered first, and the search for others. */
export function useReferences({ of, nameField }: ReferenceTarget, scope: ScopeInput) {
  const { api } = useApi();
  const references = of(api);
  const { data: first } = useQuery(firstReferences(references, scope, nameField));
  const toOption = ({ id, email, image, organization, ...record }: Referred): RecordOption => {
    const name = (record as Record<string, unknown>)[nameField ?? 'name'];
    const label = String(name || email || id);
    const description = email ?? organization ?? undefined;
    return { id, label, description: description === label ? undefined : description, image };
  };
  const search = async (searchTerm: string, signal: AbortSignal) =>
    (await references.list.call({ searchTerm, limit: 20, ...scope }, { signal })).items.map(toOption);
  return { options: first?.items.map(toOption) ?? [], search };
}
