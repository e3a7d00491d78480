import { useTranslation } from 'react-i18next';
import { type PaletteView, usePalette } from '../../components/actions/palette-context.ts';
import { useModifierKey } from '../../components/actions/use-modifier-key.ts';
import { Kbd } from '../../components/ui/kbd.tsx';
import { useSingleKeys } from '../../lib/preferences/use-single-keys.ts';

/** The two keys that lead to everything else. For users with a keyboard, and scripts. */
export function ShortcutList() {
  const { t } = useTranslation('home');
  const modifier = useModifierKey();
  const { singleKeys } = useSingleKeys();
  return (
    <section className="noscript:hidden pointer-coarse:hidden">
      <h2 className="flex min-h-8 items-center text-14">{t('shortcuts.title')}</h2>
      <ul className="mt-1 text-13">
        <Shortcut view="search" keys={`${modifier} K`}>
          {t('shortcuts.search')}
        </Shortcut>
        <Shortcut view="shortcuts" keys={singleKeys ? '?' : undefined}>
          {t('shortcuts.all')}
        </Shortcut>
      </ul>
    </section>
  );
}

function Shortcut({
  view,
  keys,
  children,
}: {
  view: PaletteView;
  keys: string | undefined;
  children: string;
}) {
  const palette = usePalette();
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={palette?.prepare}
        onFocus={palette?.prepare}
        onClick={() => palette?.open(view)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-6 text-start hover:text-accent-text"
      >
        {children}
        {keys && (
          <span aria-hidden="true">
            <Kbd>{keys}</Kbd>
          </span>
        )}
      </button>
    </li>
  );
}
