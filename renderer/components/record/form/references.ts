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
import type { ScopeInput } from '../record-scope.ts';

/** A record that others refer to. Users have an address and a picture, too, records of organizations the name of theirs. */
interface Referred {
  id: string;
  name: string;
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
      input: { sort: 'name'; limit: number } & ScopeInput;
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
export function firstReferences<Key extends QueryKey>({ list }: References<Key>, scope: ScopeInput = {}) {
  return list.queryOptions({ input: { sort: 'name', limit: 100, ...scope } });
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
