import type { Area } from '../frame/palette-context.ts';

/** A letter or sign as it is, or a key that goes by different names. */
export type Key =
  | 'modifier'
  | 'shift'
  | 'enter'
  | 'escape'
  | 'click'
  | '↑'
  | '↓'
  | '/'
  | '?'
  | 'B'
  | 'J'
  | 'K'
  | 'X';

/** Keys that are pressed together. */
interface Way {
  keys: readonly Key[];
  /** Rests where keys without Ctrl or Cmd are switched off. */
  single?: boolean;
}

export interface Shortcut {
  /** Key of what it does, below `palette:shortcuts`. */
  name:
    | 'palette'
    | 'newTab'
    | 'sidebar'
    | 'list'
    | 'close'
    | 'search'
    | 'next'
    | 'previous'
    | 'arrows'
    | 'open'
    | 'select'
    | 'selectRange'
    | 'send';
  /** Each of them does it. */
  ways: readonly Way[];
  /** Where it exists, if not in both areas. */
  area?: Area;
}

export interface ShortcutGroup {
  name: 'everywhere' | 'lists' | 'forms';
  shortcuts: readonly Shortcut[];
}

const groups: readonly ShortcutGroup[] = [
  {
    name: 'everywhere',
    shortcuts: [
      { name: 'palette', ways: [{ keys: ['modifier', 'K'] }] },
      { name: 'newTab', ways: [{ keys: ['modifier', 'enter'] }] },
      { name: 'sidebar', ways: [{ keys: ['modifier', 'B'] }], area: 'manager' },
      { name: 'list', ways: [{ keys: ['?'], single: true }] },
      { name: 'close', ways: [{ keys: ['escape'] }] },
    ],
  },
  {
    name: 'lists',
    shortcuts: [
      { name: 'search', ways: [{ keys: ['/'], single: true }] },
      { name: 'next', ways: [{ keys: ['J'], single: true }] },
      { name: 'previous', ways: [{ keys: ['K'], single: true }] },
      { name: 'arrows', ways: [{ keys: ['↓'] }, { keys: ['↑'] }] },
      { name: 'open', ways: [{ keys: ['enter'] }] },
      { name: 'select', ways: [{ keys: ['X'], single: true }], area: 'manager' },
      {
        name: 'selectRange',
        ways: [{ keys: ['shift', 'X'], single: true }, { keys: ['shift', 'click'] }],
        area: 'manager',
      },
    ],
  },
  {
    name: 'forms',
    shortcuts: [{ name: 'send', ways: [{ keys: ['modifier', 'enter'] }], area: 'manager' }],
  },
];

/** The keys that do something in an area, with or without those that can be switched off. */
export function shortcutsFor(area: Area, singleKeys: boolean): ShortcutGroup[] {
  return groups
    .map(({ name, shortcuts }) => ({
      name,
      shortcuts: shortcuts
        .filter((shortcut) => shortcut.area === undefined || shortcut.area === area)
        .map((shortcut) => ({
          ...shortcut,
          ways: shortcut.ways.filter(({ single }) => singleKeys || !single),
        }))
        .filter(({ ways }) => ways.length > 0),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}
