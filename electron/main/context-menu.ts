import type {
  Clipboard,
  ContextMenuParams,
  Menu,
  MenuItemConstructorOptions,
  WebContents,
} from 'electron/main';
import type { Texts } from './i18n/create-texts.ts';

interface ContextMenuOptions {
  contents: WebContents;
  Menu: Pick<typeof Menu, 'buildFromTemplate'>;
  clipboard: Pick<Clipboard, 'writeText'>;
  texts: Texts;
  /** The address of a link outside the app. */
  publicAddress(link: string): string;
}

type Items = MenuItemConstructorOptions[];

/** Maximum number of corrections for a misspelled word. */
const maxSuggestions = 5;

/** Opens a context menu at the pointer, or at the focus if a key opened it, unless it would be empty. */
export function offerContextMenu({
  contents,
  Menu,
  clipboard,
  texts,
  publicAddress,
}: ContextMenuOptions): void {
  const { t } = texts;
  const linkItems = (link: string): Items => [
    {
      id: 'copy-link',
      label: t('menu.copyLink'),
      click: () => void clipboard.writeText(publicAddress(link)),
    },
  ];
  contents.on('context-menu', (_event, params) => {
    const items = [
      params.misspelledWord ? spellingItems(params, contents, t) : [],
      params.linkURL ? linkItems(params.linkURL) : [],
      editItems(params, t),
    ]
      .filter((group) => group.length > 0)
      .flatMap((group, at) => (at === 0 ? group : [{ type: 'separator' } as const, ...group]));
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ frame: params.frame ?? undefined });
  });
}

function spellingItems(params: ContextMenuParams, contents: WebContents, t: Texts['t']): Items {
  const { misspelledWord, dictionarySuggestions } = params;
  return [
    ...dictionarySuggestions.slice(0, maxSuggestions).map((word) => ({
      // A single & marks an access key.
      label: word.replaceAll('&', '&&'),
      click: () => contents.replaceMisspelling(word),
    })),
    {
      id: 'learn-spelling',
      label: t('menu.learnSpelling'),
      click: () => contents.session.addWordToSpellCheckerDictionary(misspelledWord),
    },
  ];
}

function editItems({ isEditable, selectionText, editFlags }: ContextMenuParams, t: Texts['t']): Items {
  if (isEditable) {
    return [
      { role: 'cut', label: t('menu.cut'), enabled: editFlags.canCut },
      { role: 'copy', label: t('menu.copy'), enabled: editFlags.canCopy },
      { role: 'paste', label: t('menu.paste'), enabled: editFlags.canPaste },
      { role: 'selectAll', label: t('menu.selectAll'), enabled: editFlags.canSelectAll },
    ];
  }
  return selectionText.trim() ? [{ role: 'copy', label: t('menu.copy') }] : [];
}
