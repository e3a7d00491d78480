import type { DefaultError, FetchQueryOptions, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ScopeInput } from '../scope.ts';

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
