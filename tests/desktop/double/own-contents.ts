import type { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { DoubleSession } from './session.ts';
import type { WebFrameMain } from './web-frame-main.ts';

export type OpenDetails = Pick<Electron.HandlerDetails, 'url' | 'frameName' | 'features' | 'disposition'>;

/** What the parts of a `WebContents` need of the whole. */
export interface OwnContents extends EventEmitter {
  readonly mainFrame: WebFrameMain;
  readonly session: DoubleSession;
  getURL(): string;
  /** The page asks for a further window. */
  openWindow(details: OpenDetails): void;
  /** The page goes to an address of another program. */
  openExternally(url: string): void;
}
