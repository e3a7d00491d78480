import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useModifierKey } from '../../components/actions/use-modifier-key.ts';
import { Kbd } from '../../components/ui/kbd.tsx';
import type { Key, Way } from './shortcuts.ts';

/** Keys as they are written on the keyboard: by signs on a Mac, elsewhere by words. */
export function ShortcutKeys({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation('palette');
  const modifier = useModifierKey();
  const isMac = modifier === '⌘';

  function nameOf(key: Key): string {
    if (key === 'modifier') return modifier;
    if (key === 'click') return t('keyNames.click');
    if (key === 'shift') return isMac ? '⇧' : t('keyNames.shift');
    if (key === 'enter') return isMac ? '↵' : t('keyNames.enter');
    if (key === 'escape') return isMac ? 'Esc' : t('keyNames.escape');
    if (key === 'backspace') return isMac ? '⌫' : t('keyNames.backspace');
    return key;
  }

  return (
    <span className="flex shrink-0 flex-wrap items-center justify-end gap-1">
      {ways.map(({ keys, inOrder }, index) => (
        <Fragment key={keys.join()}>
          {index > 0 && <span className="text-12 text-text-3">{t('keyNames.or')}</span>}
          <span className="flex gap-1 ltr-isolate">
            {keys.map((key, place) => (
              <Fragment key={key}>
                {inOrder && place > 0 && <span className="text-12 text-text-3">{t('keyNames.then')}</span>}
                <Kbd>{nameOf(key)}</Kbd>
              </Fragment>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
