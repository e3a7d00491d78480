import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../../components/actions/palette-context.ts';
import { useServices } from '../../lib/services/services.ts';
import type { PaletteFeature } from './load-palette.ts';
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
  const { highlighted, highlight, move } = useHighlight(
    entries.map(({ id }) => id),
    text.trim(),
  );
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
 * Which entry Enter opens: the first one, whatever the server finds later above it, until the user moves to another
 * one. That stays highlighted as long as it is in the list and the term is the same.
 */
function useHighlight(ids: readonly string[], term: string) {
  const [chosen, setChosen] = useState<{ term: string; id: string | undefined }>();
  const isKept = chosen?.id !== undefined && chosen.term === term && ids.includes(chosen.id);
  if (chosen && !isKept) setChosen(undefined);
  const highlighted = isKept ? chosen.id : ids[0];
  return {
    highlighted,
    highlight: (id: string) => setChosen({ term, id }),
    /** Goes on, or back, and around at the ends. */
    move(step: 1 | -1) {
      const place = ids.indexOf(highlighted ?? '');
      setChosen({ term, id: ids.at((place + step) % ids.length) });
    },
  };
}
