import type { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { DoubleSession } from './session.ts';
import type { WebFrameMain } from './web-frame-main.ts';

export type OpenDetails = Pick<Electron.HandlerDetails, 'url' | 'frameName' | 'features' | 'disposition'>;

/** What the parts of a `WebContents` need from the whole. */
export interface OwnContents extends EventEmitter {
  readonly mainFrame: WebFrameMain;
  readonly session: DoubleSession;
  getURL(): string;
  /** The page requests a new window. */
  openWindow(details: OpenDetails): void;
  /** The page navigates to a URL for another program. */
  openExternally(url: string): void;
}
