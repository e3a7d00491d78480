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

/**
 * What a person opened, of what the storage holds: anything at all may stand there, written by another version or by
 * hand, and no page may fail for it.
 */
export function openedBy(visitorId: string | undefined, text: string | null): OpenedRepository[] {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof Kept, unknown>> | null;
    if (!kept || kept.visitorId !== visitorId || !Array.isArray(kept.opened)) return [];
    const opened = kept.opened.filter(isOpened);
    return opened.filter(({ id }, place) => opened.findIndex((one) => one.id === id) === place);
  } catch {
    return [];
  }
}

function isOpened(value: unknown): value is OpenedRepository {
  const { id, at } = Object(value) as Partial<Record<keyof OpenedRepository, unknown>>;
  return typeof id === 'string' && typeof at === 'string' && !Number.isNaN(Date.parse(at));
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
