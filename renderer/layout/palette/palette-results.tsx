import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import type { PaletteGroup } from './palette-entry.ts';
import { PaletteOption } from './palette-option.tsx';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  term: string;
  /** More may come: the list does not become lower meanwhile. */
  pending: boolean;
  highlighted: string | undefined;
  idOf(entryId: string): string;
  onHighlight(entryId: string): void;
  onDone(): void;
}

/** The entries of the palette by groups. It scrolls so that the highlighted one is in sight. */
export function PaletteList(props: PaletteListProps) {
  const { id, groups, term, pending, highlighted, idOf, onHighlight, onDone } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const height = useRef(0);

  useLayoutEffect(() => {
    if (!list.current) return;
    list.current.style.minHeight = pending ? `${height.current}px` : '';
    if (!pending) height.current = list.current.offsetHeight;
  });

  useEffect(() => {
    if (highlighted === undefined) return;
    // The heading of the first group comes into sight with its first entry.
    const option = list.current?.querySelector('[aria-selected=true]');
    const isFirst = option === list.current?.querySelector('[role=option]');
    if (isFirst) list.current?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('navigation.search')}
      aria-busy={pending}
      className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain pb-2"
    >
      {groups.map(({ id: groupId, heading, entries, awaited = 0 }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={groupId} role="group" aria-labelledby={`${id}-${groupId}`}>
          <p
            id={`${id}-${groupId}`}
            role="presentation"
            className="truncate px-4 pt-2.5 pb-1 font-medium text-12 text-text-3"
          >
            <bdi>{heading}</bdi>
          </p>
          {entries.map((entry) => (
            <PaletteOption
              key={entry.id}
              id={idOf(entry.id)}
              entry={entry}
              term={term}
              highlighted={entry.id === highlighted}
              onHighlight={() => onHighlight(entry.id)}
              onDone={onDone}
            />
          ))}
          {Array.from({ length: awaited }, (_, place) => place).map((place) => (
            <div key={place} className="h-10 max-sm:h-11" />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PaletteNoticeProps {
  term: string;
  /** The server did not answer; pages and actions work without it. */
  failed: boolean;
  nothing: boolean;
  retrying: boolean;
  onRetry(): void;
}

/** What became of a search that found nothing, or could not be made. */
export function PaletteNotice({ term, failed, nothing, retrying, onRetry }: PaletteNoticeProps) {
  const { t } = useTranslation('palette');
  const { t: ui } = useTranslation('ui');
  if (failed)
    return (
      <div role="alert" className="flex shrink-0 items-center gap-3 px-4 pt-3 text-13 text-text-2">
        <p className="min-w-0 flex-1">{t('failed')}</p>
        <Button loading={retrying} onClick={onRetry}>
          {ui('error.retry')}
        </Button>
      </div>
    );
  if (!nothing) return null;
  return (
    <p className="shrink-0 px-4 pt-4 pb-2 text-text-2 wrap-anywhere">
      {t('nothing', { term: isolate(term) })}
    </p>
  );
}
