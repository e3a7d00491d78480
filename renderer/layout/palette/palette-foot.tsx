import { useTranslation } from 'react-i18next';
import { usePalette } from '../../components/actions/palette-context.ts';
import { useModifierKey } from '../../components/actions/use-modifier-key.ts';
import { Kbd } from '../../components/ui/kbd.tsx';

/** The keys of the palette, and the way to all others. Not on phones. */
export function PaletteFoot() {
  const { t } = useTranslation('palette');
  const palette = usePalette();
  const modifier = useModifierKey();
  const hints = [
    { keys: ['↑', '↓'], text: t('keys.move') },
    { keys: ['↵'], text: t('keys.open') },
    { keys: [modifier, '↵'], text: t('keys.newTab') },
  ];
  return (
    <div className="flex shrink-0 items-center gap-4 border-line border-t px-4 py-1.5 text-12 text-text-3 max-sm:hidden">
      {hints.map(({ keys, text }) => (
        <span key={text} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {text}
        </span>
      ))}
      <button
        type="button"
        onClick={() => palette?.open('shortcuts')}
        className="-me-2 ms-auto flex h-7 items-center gap-1.5 rounded-6 px-2 hover:bg-hover hover:text-text"
      >
        <span aria-hidden="true">
          <Kbd>?</Kbd>
        </span>
        {t('keys.all')}
      </button>
    </div>
  );
}
