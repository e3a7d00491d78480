import type { LucideIcon } from 'lucide-react';
import type { ActionEffect, ActionKeys } from '../../components/actions/action.ts';

/** What an entry looks like, and what finds it. */
export interface EntryLook {
  icon: LucideIcon;
  /** The drawing points along the line of reading. */
  flip?: boolean | undefined;
  label: string;
  /** Said behind the label, and found as well. */
  note?: string | undefined;
  /** Found, but not shown. */
  keywords?: string | undefined;
  /** They do the same without the palette. */
  keys?: ActionKeys | undefined;
  /** Label and note are users's own words: each has its own direction. */
  isRecord?: boolean;
  /** Language of the label, where it is not that of the page. */
  lang?: string;
  /** It was made of the term, not found by it: nothing in it is marked. */
  isOffer?: boolean;
  /** It is chosen already. */
  current?: boolean;
}

/** What can be chosen in the palette. */
export type PaletteEntry = { id: string } & EntryLook & ActionEffect;

export interface PaletteGroup {
  id: string;
  heading: string;
  entries: PaletteEntry[];
  /** Number of entries that are still read: their place is kept. */
  awaited?: number;
}
