import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { keysText } from '../../components/actions/action-keys.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Kbd } from '../../components/ui/kbd.tsx';
import { useSingleKeys } from '../../lib/preferences/use-single-keys.ts';
import { containsWords, findMatches } from './find-matches.ts';
import type { PaletteEntry } from './palette-entry.ts';

interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  term: string;
  highlighted: boolean;
  onHighlight(): void;
  onDone(): void;
}

/** One entry. What leads to a page is a link, so that it opens in a new tab as links do. */
export function PaletteOption({ id, entry, term, highlighted, onHighlight, onDone }: PaletteOptionProps) {
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
