import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../../components/actions/palette-context.ts';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Kbd } from '../../components/ui/kbd.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useServices } from '../../lib/services/services.ts';
import type { PaletteFeature } from './pages.ts';
import type { PaletteEntry } from './palette-feature.ts';
import { PaletteList, PaletteNotice } from './palette-results.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';

/** The highlighted page is fetched after this rest, in milliseconds. */
const prefetchDelay = 100;

interface PaletteSearchProps {
  open: boolean;
  area: Area;
  features: readonly PaletteFeature[];
  inputRef: RefObject<HTMLInputElement | null>;
  takeTyped(): string;
  onDone(): void;
}

/** A field and the list of what fits to it: the field keeps the focus, arrows and the pointer move a highlight. */
export function PaletteSearch({ open, area, features, inputRef, takeTyped, onDone }: PaletteSearchProps) {
  const { t } = useTranslation('palette');
  const { prefetch, latestLocation } = useServices();
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  // It begins again, also when it is called back while it is still on its way out.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setText('');
  }
  const found = usePaletteGroups({ term: text, open, area, features });
  const { groups, pending, failed, retrying, retry, nothing } = found;
  const entries = groups.flatMap((group) => group.entries);
  const { highlighted, highlight, move } = useHighlight(entries, text.trim(), latestLocation().pathname);
  const listId = useId();
  const idOf = (id: string) => `${listId}-${id}`;
  const chosen = entries.find(({ id }) => id === highlighted);
  const address = chosen?.to;

  useEffect(() => {
    if (!address) return;
    const timer = setTimeout(() => prefetch(address), prefetchDelay);
    return () => clearTimeout(timer);
  }, [address, prefetch]);

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (altKey || shiftKey) return;
    if (key === 'Enter' && highlighted !== undefined) {
      event.preventDefault();
      const inNewTab = ctrlKey !== metaKey && (address ?? chosen?.href);
      if (inNewTab) window.open(inNewTab, '_blank', 'noopener');
      else document.getElementById(idOf(highlighted))?.click();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && !ctrlKey && !metaKey) {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    <>
      <PaletteInput
        inputRef={inputRef}
        value={text}
        onValueChange={setText}
        onFocus={() => setText(takeTyped() + text)}
        onKeyDown={press}
        listId={listId}
        highlightedId={highlighted === undefined ? undefined : idOf(highlighted)}
        pending={pending}
        onCancel={onDone}
      />
      <PaletteNotice
        term={text.trim()}
        failed={failed}
        nothing={nothing}
        retrying={retrying}
        onRetry={retry}
      />
      <PaletteList
        id={listId}
        groups={groups}
        term={text.trim()}
        pending={pending}
        highlighted={highlighted}
        idOf={idOf}
        onHighlight={highlight}
        onDone={onDone}
      />
      <p role="status" className="sr-only">
        {text.trim() !== '' && !pending && t('count', { count: entries.length })}
      </p>
    </>
  );
}

/**
 * Chooses the entry that Enter opens: the first one, until the user moves to another; without a term the first that
 * leads away from the open page. Records that the server
 * finds come in above pages and actions, and must not take the place of one of them just before Enter is
 * pressed; among records, whichever search answers first, the first one counts.
 */
function useHighlight(entries: readonly PaletteEntry[], term: string, openPath: string) {
  const [kept, setKept] = useState<{ term: string; id: string | undefined; isChosen?: boolean }>();
  const entry = kept?.term === term ? entries.find(({ id }) => id === kept.id) : undefined;
  const stays = entry !== undefined && (kept?.isChosen || !entry.isRecord);
  const [first] = term === '' ? entries.filter(({ to }) => to !== openPath) : entries;
  const highlighted = stays ? entry.id : first?.id;
  if (kept?.term !== term || kept.id !== highlighted) setKept({ term, id: highlighted });
  return {
    highlighted,
    highlight: (id: string) => setKept({ term, id, isChosen: true }),
    /** Goes on, or back, and around at the ends. */
    move(step: 1 | -1) {
      const place = entries.findIndex(({ id }) => id === highlighted);
      setKept({ term, id: entries.at((place + step) % entries.length)?.id, isChosen: true });
    },
  };
}

interface PaletteInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  onValueChange(value: string): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  listId: string;
  highlightedId: string | undefined;
  /** After 300 ms a spinner says so. */
  pending: boolean;
  onCancel(): void;
}

/** The field at the top of the palette, with the way out at its end. */
function PaletteInput(props: PaletteInputProps) {
  const { inputRef, value, onValueChange, onFocus, onKeyDown, listId, highlightedId, pending, onCancel } =
    props;
  const { t } = useTranslation();
  const { t: ui } = useTranslation('ui');
  return (
    <div className="flex h-13 shrink-0 items-center gap-2.5 border-line border-b ps-4 pe-4 max-sm:pe-2">
      <Icon of={Search} size={20} className="text-text-3" />
      <input
        ref={inputRef}
        type="text"
        role="combobox"
        aria-label={t('navigation.search')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={highlightedId}
        aria-autocomplete="list"
        placeholder={t('navigation.search')}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        // An empty field would begin at the left everywhere.
        dir={value ? 'auto' : undefined}
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        className="h-full min-w-0 flex-1 bg-transparent text-16 text-match-parent outline-none"
      />
      {pending && (
        <span className="animate-late">
          <Spinner />
        </span>
      )}
      <span aria-hidden="true" className="max-sm:hidden">
        <Kbd>Esc</Kbd>
      </span>
      <Button variant="ghost" size={44} className="sm:hidden" onClick={onCancel}>
        {ui('cancel')}
      </Button>
    </div>
  );
}
