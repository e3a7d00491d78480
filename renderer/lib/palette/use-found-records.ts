import BookMarked from 'lucide-react/icons/book-bookmark';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/api/repositories.ts';
import type { ListedUser } from '#contract/api/user.ts';
import { useAreaData } from '../data/use-area-data.ts';
import { isolate } from '../format/isolate.ts';
import type { Area } from '../frame/palette-context.ts';
import { may } from '../permissions.ts';
import { useInit } from '../use-init.ts';
import { bestFirst } from './best-first.ts';
import { containsWords } from './find-matches.ts';
import { fold } from './fold.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { type RecordSearch, useRecordSearch } from './use-record-search.ts';

/** So many of each kind are shown, the best of those that were changed last; the list shows all. */
const shown = 5;
const limit = 20;

interface FoundRecords {
  repositories: PaletteEntry[];
  users: PaletteEntry[];
  pending: boolean;
  failed: boolean;
  retry(): void;
  /** All answers are there, and no repository in them has the term for a name. */
  isNameFree: boolean;
}

/** The repositories and users that a term finds, with the way to all of them. Users are for those who may see them. */
export function useFoundRecords(term: string, area: Area): FoundRecords {
  const { t } = useTranslation('palette');
  const { api } = useAreaData();
  const init = useInit();
  const repositories = useRecordSearch(
    term,
    may(init, 'repository', 'read'),
    (searchTerm) => api.repositories.list.queryOptions({ input: { searchTerm, limit } }),
    textsOfRepository,
  );
  const users = useRecordSearch(
    term,
    may(init, 'apps', 'manager') && may(init, 'user', 'list'),
    (searchTerm) => api.users.list.queryOptions({ input: { searchTerm, limit } }),
    textsOfUser,
  );
  const address = { repositories: `/${area}/repositories`, users: '/manager/users' };

  function withWayToAll(
    entries: PaletteEntry[],
    kind: keyof typeof address,
    { hasMore }: RecordSearch<unknown>,
  ) {
    if (!hasMore && entries.length <= shown) return entries;
    const all: PaletteEntry = {
      id: `all-${kind}`,
      icon: Search,
      isOffer: true,
      label: t(`all.${kind}`, { term: isolate(term.trim()) }),
      to: `${address[kind]}?${new URLSearchParams({ searchTerm: term.trim() })}`,
    };
    return [...entries.slice(0, shown), all];
  }

  const pending = repositories.pending || users.pending;
  const failed = repositories.failed || users.failed;
  return {
    repositories: withWayToAll(
      bestFirst(repositories.rows, term, nameOfRepository).map((row) =>
        repositoryEntry(row, term, address.repositories),
      ),
      'repositories',
      repositories,
    ),
    users: withWayToAll(
      bestFirst(users.rows, term, nameOfUser).map((row) => userEntry(row, address.users)),
      'users',
      users,
    ),
    pending,
    failed,
    retry() {
      if (repositories.failed) repositories.retry();
      if (users.failed) users.retry();
    },
    isNameFree:
      !pending &&
      !failed &&
      !repositories.rows.some(({ name }) => fold(name).text === fold(term.trim()).text),
  };
}

function nameOfRepository({ name }: ListedRepository): string {
  return name;
}

function nameOfUser({ name, email }: ListedUser): string {
  return name || email;
}

function textsOfRepository({ name, link, description }: ListedRepository): string[] {
  return [name, link, description ?? ''];
}

function textsOfUser({ name, email }: ListedUser): string[] {
  return [name, email];
}

/** Behind the name stands what it is for, or its link where that alone was found. */
function repositoryEntry({ id, name, link, description }: ListedRepository, term: string, list: string) {
  const isFoundByLink = !containsWords([name, description ?? ''], term) && containsWords([link], term);
  const note = isFoundByLink ? link.replace(/^https?:\/\//, '') : (description ?? undefined);
  return { id: `repository-${id}`, icon: BookMarked, label: name, note, isRecord: true, to: `${list}/${id}` };
}

function userEntry({ id, name, email }: ListedUser, list: string) {
  const note = name ? email : undefined;
  return {
    id: `user-${id}`,
    icon: UserRound,
    label: name || email,
    note,
    isRecord: true,
    to: `${list}/${id}`,
  };
}
