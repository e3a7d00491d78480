import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Translate } from '#contract/translate.ts';
import { useModifierKey } from '../../components/actions/action-keys.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { Link } from '../../components/navigation/link.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Kbd } from '../../components/ui/kbd.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { PaletteFeature } from './pages.ts';
import { type Key, type Shortcut, shortcutsFor, type Way } from './shortcuts.ts';

interface ShortcutsDialogProps {
  area: Area;
  features: readonly PaletteFeature[];
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The keys that do something here, by where they do. */
export function ShortcutsDialog({ area, features, open, onOpenChange }: ShortcutsDialogProps) {
  const { t } = useTranslation('palette');
  const { t: common } = useTranslation();
  const { t: ui } = useTranslation('ui');
  const translate = useTranslate();
  const init = useInit();
  const { singleKeys } = useSingleKeys();
  const { pathname } = useLocation();
  const beginning = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // On its button at the end, a low drawer would show the end first.
      initialFocus={beginning}
      title={common('navigation.shortcuts')}
      wide
      actions={
        <Button size={36} onClick={close}>
          {ui('close')}
        </Button>
      }
    >
      {!singleKeys && (
        <Alert tone="info">
          {t('singleKeysOff')}{' '}
          <Link to={`/${area}/account`} className="link" onClick={close}>
            {t('switchOn')}
          </Link>
        </Alert>
      )}
      <div
        ref={beginning}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus alone
        tabIndex={0}
        className="-mx-5 scroll-mt-20 px-5 outline-none sm:max-h-[calc(100dvh-12rem)] sm:overflow-y-auto"
      >
        <div className="gap-8 sm:columns-2">
          {shortcutsFor(init, area, features, singleKeys, pathname).map(({ name, shortcuts }) => (
            <section key={name} className="break-inside-avoid pb-3">
              <h3 className="pb-1 font-medium text-12 text-text-3">{t(`shortcutGroups.${name}`)}</h3>
              <ul className="divide-y divide-line text-13">
                {withoutDuplicates(shortcuts, translate).map(({ text, ways }) => (
                  <li
                    key={text + ways.map(({ keys }) => keys.join())}
                    className="flex min-h-8 items-center justify-between gap-4 py-1"
                  >
                    <span className="min-w-0">{text}</span>
                    <ShortcutKeys ways={ways} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

/** Several kinds of records have the same action under the same keys. */
function withoutDuplicates(shortcuts: readonly Shortcut[], translate: Translate) {
  const rows = shortcuts.map(({ label, ways }) => ({ text: translate(label), ways }));
  const told = rows.map((row) => JSON.stringify(row));
  return rows.filter((row, place) => told.indexOf(JSON.stringify(row)) === place);
}

/** Keys as they are written on the keyboard: by signs on a Mac, elsewhere by words. */
function ShortcutKeys({ ways }: { ways: readonly Way[] }) {
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
