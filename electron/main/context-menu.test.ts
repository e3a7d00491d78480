import { EventEmitter } from 'node:events';
import type { ContextMenuParams, MenuItemConstructorOptions, WebContents } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { offerContextMenu } from './context-menu.ts';
import { createTexts } from './i18n/create-texts.ts';

function itemsFor(params: Partial<ContextMenuParams>) {
  const contents = Object.assign(new EventEmitter(), {
    replaceMisspelling: vi.fn(),
    session: { addWordToSpellCheckerDictionary: vi.fn() },
  });
  const clipboard = { writeText: vi.fn(async () => {}) };
  let items: MenuItemConstructorOptions[] = [];
  offerContextMenu({
    contents: contents as unknown as WebContents,
    Menu: {
      buildFromTemplate: (template: MenuItemConstructorOptions[]) => {
        items = template;
        return { popup: () => {} } as never;
      },
    },
    clipboard,
    texts: createTexts('en'),
    publicAddress: (link) => link.replace(bundleOrigin, 'https://app.example'),
  });
  const editFlags = { canCut: true, canCopy: true, canPaste: false, canSelectAll: true };
  const none = {
    isEditable: false,
    selectionText: '',
    linkURL: '',
    misspelledWord: '',
    dictionarySuggestions: [],
  };
  contents.emit('context-menu', {}, { ...none, editFlags, frame: null, ...params });
  const press = (label: string) => {
    const click = items.find((item) => item.label === label)?.click as (() => void) | undefined;
    click?.();
  };
  return { labels: items.map(({ label, type }) => label ?? type), items, press, contents, clipboard };
}

it('is not shown if it would be empty', () => {
  expect(itemsFor({}).labels).toEqual([]);
  expect(itemsFor({ selectionText: ' \n' }).labels).toEqual([]);
});

it('copies the URL of the website, not that of the app', () => {
  const { press, clipboard } = itemsFor({ linkURL: `${bundleOrigin}/manager/users` });
  press('Copy link');
  expect(clipboard.writeText).toHaveBeenCalledWith('https://app.example/manager/users');
});

it('offers five corrections and the dictionary, then the actions for the text', () => {
  const dictionarySuggestions = ['a&b', 'two', 'three', 'four', 'five', 'six'];
  const { labels, items, press, contents } = itemsFor({
    isEditable: true,
    misspelledWord: 'tow',
    dictionarySuggestions,
  });
  const edit = ['Cut', 'Copy', 'Paste', 'Select all'];
  expect(labels).toEqual(['a&&b', 'two', 'three', 'four', 'five', 'Add to dictionary', 'separator', ...edit]);
  expect(items.find(({ role }) => role === 'paste')?.enabled).toBe(false);
  press('a&&b');
  expect(contents.replaceMisspelling).toHaveBeenCalledWith('a&b');
  press('Add to dictionary');
  expect(contents.session.addWordToSpellCheckerDictionary).toHaveBeenCalledWith('tow');
});
