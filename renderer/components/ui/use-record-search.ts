import { useEffect, useRef, useState } from 'react';

/** A record as a choice. */
export interface RecordOption {
  id: string;
  label: string;
  description?: string | undefined;
  /** The picture of a user, null for initials; left out for what has none. */
  image?: string | null | undefined;
  /** Of whom the picture is, where `id` is that of a membership. */
  userId?: string | undefined;
}

export type SearchRecords = (term: string, signal: AbortSignal) => Promise<readonly RecordOption[]>;

/** Fast typing asks once. */
const debounce = 200;

interface Found {
  /** Trimmed. */
  term: string;
  options: readonly RecordOption[];
  status: 'idle' | 'searching' | 'failed';
}

/** Finds records while somebody types. Answers that come too late are dropped. */
export function useRecordSearch(search: SearchRecords, initial: readonly RecordOption[]) {
  const [found, setFound] = useState<Found>({ term: '', options: initial, status: 'idle' });
  const running = useRef<AbortController>(null);
  const [known, setKnown] = useState(initial);
  if (!isSame(known, initial)) {
    setKnown(initial);
    if (found.term === '') setFound({ term: '', options: initial, status: 'idle' });
  }
  useEffect(() => () => running.current?.abort(), []);

  function find(typed: string) {
    const term = typed.trim();
    running.current?.abort();
    if (term === '' && initial.length > 0) {
      setFound({ term, options: initial, status: 'idle' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFound(({ options }) => ({
      term,
      options: options.filter((option) => has(option, term)),
      status: 'searching',
    }));
    const timer = setTimeout(
      async () => {
        try {
          const options = await search(term, signal);
          if (!signal.aborted) setFound({ term, options, status: 'idle' });
        } catch {
          // Whatever it is, the next try may succeed; the popup says so.
          if (!signal.aborted) setFound({ term, options: [], status: 'failed' });
        }
      },
      term === '' ? 0 : debounce,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  return { found, find };
}

function isSame(some: readonly RecordOption[], others: readonly RecordOption[]): boolean {
  return some.length === others.length && some.every(({ id }, place) => id === others[place]?.id);
}

/** What was found for the term before stays as long as it fits the new one. */
function has({ label, description = '' }: RecordOption, term: string): boolean {
  return `${label} ${description}`.toLowerCase().includes(term.toLowerCase());
}
