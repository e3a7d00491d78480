import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../../components/actions/palette-context.ts';
import { useServices } from '../../lib/services/services.ts';
import type { PaletteFeature } from './load-palette.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteInput } from './palette-input.tsx';
import { PaletteList, PaletteNotice } from './palette-results.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';

interface PaletteSearchProps {
  open: boolean;
  area: Area;
  features: readonly PaletteFeature[];
  inputRef: RefObject<HTMLInputElement | null>;
  takeTyped(): string;
  onDone(): void;
}

/** The highlighted page is fetched after this rest, in milliseconds. */
const prefetchDelay = 100;

/** A field and the list of what fits to it: the field keeps the focus, arrows and the pointer move a highlight. */
export function PaletteSearch({ open, area, features, inputRef, takeTyped, onDone }: PaletteSearchProps) {
  const { t } = useTranslation('palette');
  const { prefetch } = useServices();
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  // It begins again, also when it is called back while it is still on its way out.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setText('');
  }
  const { groups, pending, failed, retry, nothing } = usePaletteGroups({ term: text, open, area, features });
  const entries = groups.flatMap((group) => group.entries);
  const { highlighted, highlight, move } = useHighlight(entries, text.trim());
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
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || altKey || shiftKey) return;
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
        retrying={pending}
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
 * Which entry Enter opens: the first one, until the user moves to another. What the server finds comes in above pages
 * and actions, and must not take the place of one of them just before Enter is pressed; among what it finds itself,
 * whichever search answers first, the first one counts.
 */
function useHighlight(entries: readonly PaletteEntry[], term: string) {
  const [kept, setKept] = useState<{ term: string; id: string | undefined; isChosen?: boolean }>();
  const entry = kept?.term === term ? entries.find(({ id }) => id === kept.id) : undefined;
  const stays = entry !== undefined && (kept?.isChosen || !entry.isRecord);
  const highlighted = stays ? entry.id : entries[0]?.id;
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
