import type { LucideIcon } from 'lucide-react';

/** What an entry looks like, and what finds it. */
export interface EntryLook {
  icon: LucideIcon;
  /** The drawing points along the line of reading. */
  flip?: boolean;
  label: string;
  /** Said behind the label, and found as well. */
  note?: string;
  /** Found, but not shown. */
  keywords?: string;
  /** Label and note are people's own words: each has its own direction. */
  isRecord?: boolean;
  /** Language of the label, where it is not that of the page. */
  lang?: string;
  /** It was made of the term, not found by it: nothing in it is marked. */
  isOffer?: boolean;
  /** It is chosen already. */
  current?: boolean;
}

/** It leads to an address, or does something. */
export type EntryEffect = { to: string; run?: never } | { run: () => void; to?: never };

/** What can be chosen in the palette. */
export type PaletteEntry = { id: string } & EntryLook & EntryEffect;

export interface PaletteGroup {
  name: 'repositories' | 'users' | 'pages' | 'actions';
  entries: PaletteEntry[];
}
