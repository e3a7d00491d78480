import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { containsWords } from './find-matches.ts';
import { MarkedText } from './marked-text.tsx';
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
  const { icon, flip, label, note, lang, isRecord, isOffer, current } = entry;
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
      {highlighted && (
        <span aria-hidden="true" className="max-sm:hidden">
          <Kbd>↵</Kbd>
        </span>
      )}
    </>
  );
  if (entry.to !== undefined)
    return (
      <Link {...common} role="option" to={entry.to} onClick={(event) => isPlain(event) && onDone()}>
        {content}
      </Link>
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
