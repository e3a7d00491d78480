import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import { Fragment, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { keysText } from '../../components/actions/action-keys.ts';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Kbd } from '../../components/ui/kbd.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import { containsWords, findMatches } from './find-matches.ts';
import type { PaletteEntry, PaletteGroup } from './palette-feature.ts';

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
    if (pending) return;
    // Told when the page is laid out anyway; to ask for it here would lay out the whole page in the press of a key.
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry?.borderBoxSize[0]?.blockSize ?? 0;
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [pending]);

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

/** Notice of a search that found nothing, or failed. */
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

interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  term: string;
  highlighted: boolean;
  onHighlight(): void;
  onDone(): void;
}

/** One entry. What leads to a page is a link, so that it opens in a new tab as links do. */
function PaletteOption({ id, entry, term, highlighted, onHighlight, onDone }: PaletteOptionProps) {
  const { t } = useTranslation('palette');
  const { t: ui } = useTranslation('ui');
  const { icon, flip, label, note, lang, isRecord, isOffer, current, keys } = entry;
  const { singleKeys } = useSingleKeys();
  const direction = isRecord ? 'auto' : undefined;
  const marked = isOffer ? '' : term;
  const common = {
    id,
    tabIndex: -1,
    'aria-selected': highlighted,
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.button === 0 && event.preventDefault(),
    onPointerMove: () => !highlighted && onHighlight(),
    className: clsx(
      'mx-2 flex min-h-10 items-center gap-3 rounded-8 px-2 outline-none max-sm:min-h-11',
      highlighted ? 'bg-accent-tint [&>svg]:text-accent-text' : '[&>svg]:text-text-3',
    ),
  };
  const content = (
    <>
      <Icon of={icon} flip={flip} />
      <span className="flex min-w-0 flex-1 items-baseline gap-3">
        <span dir={direction} lang={lang} className="max-w-full shrink-0 truncate">
          <MarkedText text={label} term={marked} />
        </span>
        {note && (
          <span dir={direction} className="min-w-0 truncate text-13 text-text-3">
            <MarkedText text={note} term={containsWords([label], marked) ? '' : marked} />
          </span>
        )}
      </span>
      {current && (
        <>
          <Icon of={Check} />
          <span className="sr-only">{t('current')}</span>
        </>
      )}
      <span aria-hidden="true" className="flex gap-1 max-sm:hidden">
        {singleKeys && keys && <Kbd bare>{keysText(keys)}</Kbd>}
        {highlighted && <Kbd>↵</Kbd>}
      </span>
    </>
  );
  if (entry.to !== undefined)
    return (
      <Link {...common} role="option" to={entry.to} onClick={(event) => isPlain(event) && onDone()}>
        {content}
      </Link>
    );
  if (entry.href !== undefined)
    return (
      <a
        {...common}
        role="option"
        href={entry.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => isPlain(event) && onDone()}
      >
        {content}
        <span className="sr-only">{ui('opensNewTab')}</span>
      </a>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
    <div
      {...common}
      role="option"
      tabIndex={-1}
      aria-selected={highlighted}
      onClick={() => {
        onDone();
        entry.run();
      }}
    >
      {content}
    </div>
  );
}

function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A text in which the words of a term are marked where they occur. */
function MarkedText({ text, term }: { text: string; term: string }) {
  const matches = findMatches(text, term);
  const ends = [0, ...matches.map(([, to]) => to)];
  return (
    <>
      {matches.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ends[index], from)}
          <mark className="bg-transparent font-semibold text-accent-text">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
