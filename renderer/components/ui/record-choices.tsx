import { Combobox } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#contract/fold-text.ts';
import { cutTerm } from '../../lib/parse/cut-term.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { menuItemClass } from './menu-class.ts';
import { SpinnerRing } from './spinner.tsx';

/** A record as a choice. */
export interface RecordOption {
  id: string;
  label: string;
  description?: string | undefined;
  /** The picture of a user, null for initials; left out for what has none. */
  image?: string | null | undefined;
  /** Id of the user in the picture, where `id` is that of a membership. */
  userId?: string | undefined;
}

/** Fast typing asks once. */
const debounce = 200;

/** Results of a search for records, or its status. Hovering does not move the highlight. */
export function RecordChoices({
  found: { term, options, status },
  find,
}: ReturnType<typeof useRecordSearch>) {
  const { t } = useTranslation('ui');
  return (
    <div aria-busy={status === 'searching'}>
      <Combobox.Status className="text-13 text-text-3 *:px-2 *:py-1.5">
        {status === 'searching' && (
          <p className="flex items-center gap-2">
            <SpinnerRing className="motion-reduce:hidden" />
            {t('combobox.searching')}
          </p>
        )}
        {status === 'failed' && (
          <p className="flex items-center justify-between gap-2 text-danger-text">
            {t('combobox.failed')}
            <button type="button" tabIndex={-1} className="link shrink-0" onClick={() => find(term)}>
              {t('error.retry')}
            </button>
          </p>
        )}
        {status === 'idle' && options.length === 0 && (
          <p>{term ? t('noResults', { searchTerm: term }) : t('noData')}</p>
        )}
      </Combobox.Status>
      <Combobox.List className="outline-none">
        {(option: RecordOption) => (
          <Combobox.Item key={option.id} value={option} className={`${menuItemClass()} hover:bg-hover`}>
            {option.image !== undefined && (
              <Avatar id={option.userId ?? option.id} name={option.label} image={option.image} size={20} />
            )}
            <span className="grid min-w-0 flex-1 py-1">
              <span dir="auto" className="truncate text-match-parent">
                {option.label}
              </span>
              {option.description && (
                <span dir="auto" className="truncate text-12 text-text-3 text-match-parent">
                  {option.description}
                </span>
              )}
            </span>
            <Combobox.ItemIndicator>
              <Icon of={Check} className="text-accent-text!" />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </div>
  );
}

export type SearchRecords = (term: string, signal: AbortSignal) => Promise<readonly RecordOption[]>;

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
    const term = cutTerm(typed.trim());
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
          if (!signal.aborted)
            setFound((now) => ({ term, options: inOrder(now.options, options), status: 'idle' }));
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

/** Returns the options of an answer, those first that were shown before it: Enter takes what it took a moment ago. */
function inOrder(shown: readonly RecordOption[], found: readonly RecordOption[]): RecordOption[] {
  const ids = new Set(shown.map(({ id }) => id));
  const stay = shown.flatMap(({ id }) => found.find((option) => option.id === id) ?? []);
  return [...stay, ...found.filter(({ id }) => !ids.has(id))];
}

/** Returns whether an option fits a term: options of the term before that do stay until the answer comes. */
function has({ label, description = '' }: RecordOption, term: string): boolean {
  return foldText(`${label} ${description}`).includes(foldText(term));
}
