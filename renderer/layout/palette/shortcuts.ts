import type { Init } from '#contract/api/init.ts';
import type { ActionKeys } from '../../components/actions/action.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { keyedPages, type PaletteFeature } from './pages.ts';

/** A letter or sign as it is, or a key that goes by different names. */
export type Key = string;

/** Keys that are pressed together. */
export interface Way {
  keys: readonly Key[];
  /** They are pressed one after the other. */
  inOrder?: boolean;
  /** Rests where keys without Ctrl or Cmd are switched off. */
  single?: boolean;
}

export interface Shortcut {
  /** Key of what it does, with its namespace. */
  label: string;
  /** Each of them does it. */
  ways: readonly Way[];
  /** Area in which it exists; both by default. */
  area?: Area;
}

interface ShortcutGroup {
  /** Key of its name below `palette:shortcutGroups`. */
  name: 'everywhere' | 'goTo' | 'lists' | 'records' | 'forms';
  shortcuts: readonly Shortcut[];
}

const own: readonly ShortcutGroup[] = [
  {
    name: 'everywhere',
    shortcuts: [
      { label: 'palette:shortcuts.palette', ways: [{ keys: ['modifier', 'K'] }] },
      { label: 'palette:shortcuts.newTab', ways: [{ keys: ['modifier', 'enter'] }] },
      { label: 'palette:shortcuts.sidebar', ways: [{ keys: ['modifier', 'B'] }], area: 'manager' },
      { label: 'palette:shortcuts.list', ways: [{ keys: ['?'], single: true }] },
      { label: 'palette:shortcuts.close', ways: [{ keys: ['escape'] }] },
    ],
  },
  { name: 'goTo', shortcuts: [] },
  {
    name: 'lists',
    shortcuts: [
      { label: 'palette:shortcuts.search', ways: [{ keys: ['/'], single: true }] },
      { label: 'palette:shortcuts.next', ways: [{ keys: ['J'], single: true }] },
      { label: 'palette:shortcuts.previous', ways: [{ keys: ['K'], single: true }] },
      { label: 'palette:shortcuts.arrows', ways: [{ keys: ['↓'] }, { keys: ['↑'] }] },
      { label: 'palette:shortcuts.open', ways: [{ keys: ['enter'] }] },
      { label: 'palette:shortcuts.select', ways: [{ keys: ['X'], single: true }], area: 'manager' },
      {
        label: 'palette:shortcuts.selectRange',
        ways: [{ keys: ['shift', 'X'], single: true }, { keys: ['shift', 'click'] }],
        area: 'manager',
      },
    ],
  },
  {
    name: 'records',
    shortcuts: [
      { label: 'common:records.next', ways: [{ keys: ['J'], single: true }] },
      { label: 'common:records.previous', ways: [{ keys: ['K'], single: true }] },
    ],
  },
  {
    name: 'forms',
    shortcuts: [
      { label: 'palette:shortcuts.send', ways: [{ keys: ['modifier', 'enter'] }], area: 'manager' },
    ],
  },
];

/** Keys of an action that its feature has declared. */
function declared(label: string, keys: ActionKeys, area?: Area): Shortcut {
  const way = { keys: keys.map((key) => (key === 'backspace' ? key : key.toUpperCase())), single: true };
  return { label, ways: [{ ...way, inOrder: keys.length > 1 }], ...(area && { area }) };
}

function keyed(offers: readonly { label: string; keys?: ActionKeys | undefined; area?: Area }[]): Shortcut[] {
  return offers.flatMap(({ label, keys, area }) => (keys ? [declared(label, keys, area)] : []));
}

/** The keys that do something on a page for the user, with or without those that can be switched off. */
export function shortcutsFor(
  init: Init,
  area: Area,
  features: readonly PaletteFeature[],
  singleKeys: boolean,
  path: string,
): ShortcutGroup[] {
  const kinds = features.flatMap(({ records }) => (records?.allowed(init, area) ? [records] : []));
  const pages = keyedPages(features)(init, area, path);
  const isFirst = ({ keys }: (typeof pages)[number], place: number) =>
    pages.findIndex((page) => page.keys?.join() === keys?.join()) === place;
  const added: Partial<Record<ShortcutGroup['name'], Shortcut[]>> = {
    goTo: keyed(pages.filter(isFirst)),
    records: keyed(kinds.flatMap(({ actions }) => actions)),
  };
  return own
    .map(({ name, shortcuts }) => ({
      name,
      shortcuts: [...(added[name] ?? []), ...shortcuts]
        .filter((shortcut) => shortcut.area === undefined || shortcut.area === area)
        .map((shortcut) => ({
          ...shortcut,
          ways: shortcut.ways.filter(({ single }) => singleKeys || !single),
        }))
        .filter(({ ways }) => ways.length > 0),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}
