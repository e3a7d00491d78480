import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useInit } from '../use-init.ts';

/** A repository whose page was opened in this browser. */
export interface OpenedRepository {
  id: string;
  /** ISO 8601. */
  at: string;
}

/** The last person's alone: on a shared browser nobody learns what others looked at. */
interface Kept {
  visitorId: string;
  opened: OpenedRepository[];
}

const storageKey = 'openedRepositories';
const longest = 10;

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function openedBy(visitorId: string | undefined, text: string | null): OpenedRepository[] {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    return kept?.visitorId === visitorId ? (kept?.opened ?? []) : [];
  } catch {
    return [];
  }
}

/** Keeps in the browser that the visitor has opened a repository; not for an admin who acts as somebody else. */
export function useKeepOpened(id: string): void {
  const { visitor } = useInit();
  const visitorId = visitor?.impersonatedBy ? undefined : visitor?.id;
  useEffect(() => {
    if (visitorId === undefined) return;
    const others = openedBy(visitorId, readText()).filter((one) => one.id !== id);
    const opened = [{ id, at: new Date().toISOString() }, ...others].slice(0, longest);
    try {
      localStorage.setItem(storageKey, JSON.stringify({ visitorId, opened } satisfies Kept));
    } catch {
      // A full or forbidden storage: then nothing is remembered.
    }
  }, [visitorId, id]);
}

/** What the visitor opened last in this browser, newest first. The server does not see it, so nothing at first. */
export function useOpenedRepositories(): readonly OpenedRepository[] {
  const { visitor } = useInit();
  const text = useSyncExternalStore(
    () => () => {},
    readText,
    () => null,
  );
  return useMemo(() => openedBy(visitor?.id, text), [visitor?.id, text]);
}
