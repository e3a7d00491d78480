import type { Page } from 'playwright';
import type { Language } from '../../contract/facts/languages.ts';
import type { Origin } from './start-origins.ts';

/** Who looks at a screen. `anonymous` has not signed in, `newcomer` has not given a name yet. */
export type Viewer =
  | 'anonymous'
  | 'newcomer'
  | 'user'
  | 'admin'
  | 'acting-admin'
  | 'demo-anonymous'
  | 'demo-admin';

export type Size = 'desktop' | 'phone';

export const sizes: Readonly<Record<Size, { width: number; height: number }>> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

/** How a screen is looked at. */
export interface Look {
  size: Size;
  theme: 'light' | 'dark';
  language: Language;
}

/** What the steps of a screen get. */
export interface Scene {
  page: Page;
  look: Look;
  /** The server that is looked at. */
  origin: Origin;
  /** A text of the interface in the language of the picture, by its key: `users:access.banButton`. */
  say(key: string): string;
}

/** One entry of the table of screens. */
export interface Screen {
  /** Begins the names of its pictures. */
  name: string;
  /** Who looks; the names that begin with `demo-` look at the demo, all others at the product itself. */
  viewer: Viewer;
  path: string;
  /** What is done before the picture is taken, such as opening a dialog. */
  steps?(scene: Scene): Promise<void>;
  /** Shown in README and the documents, in both themes: name of the file, and a look other than a wide window in English. */
  readme?: { file: string; look: Partial<Omit<Look, 'theme'>> };
  /** Takes in all of a page that is longer than the window. */
  whole?: true;
  /** In these looks alone. */
  only?: Partial<Look>;
  /** Its steps change records: it is taken after all others. */
  writes?: true;
}
