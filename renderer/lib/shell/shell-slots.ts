import type { ComponentType, ReactNode } from 'react';
import type { createBrowserRouter } from 'react-router';
import type { Services } from '../services/services.ts';

/** Components that a shell such as the desktop app adds to the website, by their place there. */
export interface ShellSlots {
  /** Around what replaces a page that could not be shown. */
  FailedStart: ComponentType<{ children: ReactNode }>;
  /** Replaces the banner that says that the browser is offline. */
  ConnectionBanner: ComponentType;
  /** At the foot of the pages around signing in. */
  ServerButton: ComponentType;
  /** Back and forward, in the top bar, the sidebar, the rail, or the head of a page without these. */
  HistoryButtons: ComponentType<{ className?: string }>;
  /** Around the page on which one signs in. */
  BrowserSignIn: ComponentType<{ children: ReactNode }>;
  /** A section of the account page. */
  AppSettings: ComponentType;
  /** Handler of the commands that the shell may send on any page. */
  ShellCommandHandler: ComponentType;
  /** Above the user in the sidebar. */
  UpdateEntry: ComponentType<{ rail: boolean }>;
  /** Beside the user in a bar. */
  UpdateButton: ComponentType;
  /** Returns the origin of the product's website, to which copied links lead. */
  serverOrigin(): string;
}

/**
 * Empty on the website and on the server, whose scripts hold no part of it. A shell fills it before the first page is rendered
 * (renderer/app/desktop/start-desktop.ts), so that nothing appears late.
 */
export const shellSlots: Partial<ShellSlots> = {};

/** Fills the slots; returns what is to be done once there is a router. */
export type StartShell = (
  services: Services,
) => Promise<(router: ReturnType<typeof createBrowserRouter>) => void>;
