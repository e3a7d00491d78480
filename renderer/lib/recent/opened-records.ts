import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useInit } from '../services/use-init.ts';

/** A record whose page was opened in this browser. */
export interface OpenedRecord {
  /** 'user', 'invoice' … */
  kind: string;
  id: string;
  /** ISO 8601. */
  at: string;
  /** Id of the organization in which it was found, empty for none; left out where that does not matter. */
  organization?: string | undefined;
}

/**
 * The last user's alone: on a shared browser nobody learns what others looked at. Hence no names, either: they are read
 * again where they are shown.
 */
interface Kept {
  userId: string;
  opened: OpenedRecord[];
}

const storageKey = 'openedRecords';
/** Of each kind. */
const longest = 10;

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * Reads the records that a user opened from the stored text: it may be anything, written by another version
 * or by hand, and no page may fail for it.
 */
export function openedBy(userId: string | undefined, text: string | null): OpenedRecord[] {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof Kept, unknown>> | null;
    if (!kept || kept.userId !== userId || !Array.isArray(kept.opened)) return [];
    const opened = kept.opened.filter(isOpened);
    return opened.filter((record, place) => opened.findIndex((one) => isSame(one, record)) === place);
  } catch {
    return [];
  }
}

function isOpened(value: unknown): value is OpenedRecord {
  const { kind, id, at, organization } = Object(value) as Partial<Record<keyof OpenedRecord, unknown>>;
  return (
    ['undefined', 'string'].includes(typeof organization) &&
    typeof kind === 'string' &&
    typeof id === 'string' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at))
  );
}

function isSame(one: OpenedRecord, other: Pick<OpenedRecord, 'kind' | 'id'>): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** With one more on top, and no more of its kind than are kept. */
export function withOpened(opened: readonly OpenedRecord[], record: OpenedRecord): OpenedRecord[] {
  const others = opened.filter((one) => !isSame(one, record));
  const oldest = others.filter(({ kind }) => kind === record.kind).slice(longest - 1);
  return [record, ...others.filter((one) => !oldest.includes(one))];
}

/** Keeps in the browser that the user has opened a record; not for an admin who acts as somebody else. */
export function useKeepOpened({ kind, id, organization }: Omit<OpenedRecord, 'at'>): void {
  const { currentUser } = useInit();
  const userId = currentUser?.impersonatedBy ? undefined : currentUser?.id;
  // Another organization that is chosen meanwhile is none in which it was found.
  const found = useEffectEvent(() => organization);
  useEffect(() => {
    if (userId === undefined) return;
    const record = { kind, id, at: new Date().toISOString(), organization: found() };
    const opened = withOpened(openedBy(userId, readText()), record);
    try {
      localStorage.setItem(storageKey, JSON.stringify({ userId, opened } satisfies Kept));
    } catch {
      // A full or forbidden storage: then nothing is remembered.
    }
  }, [userId, kind, id]);
}

/**
 * Returns the records that the user opened last in this browser, newest first; of organizations only the
 * active one's. Empty on the server, which does not see them, and while hydrating.
 */
export function useOpenedRecords(): readonly OpenedRecord[] {
  const { currentUser, activeOrganizationId } = useInit();
  const text = useSyncExternalStore(
    () => () => {},
    readText,
    () => null,
  );
  return useMemo(() => {
    const active = activeOrganizationId ?? '';
    return openedBy(currentUser?.id, text).filter(({ organization = active }) => organization === active);
  }, [currentUser?.id, text, activeOrganizationId]);
}
