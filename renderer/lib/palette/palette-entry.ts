import type { LucideIcon } from 'lucide-react';

interface CommonEntry {
  id: string;
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

/** What can be chosen in the palette: it leads to an address, or does something. */
export type PaletteEntry = CommonEntry & ({ to: string; run?: never } | { run: () => void; to?: never });

export interface PaletteGroup {
  name: 'repositories' | 'users' | 'pages' | 'actions';
  entries: PaletteEntry[];
}
