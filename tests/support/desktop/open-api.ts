import type { Net } from 'electron';
import { net } from 'electron-double/net';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import { type Api, createApi } from '#electron/main/api/create-api.ts';
import type { Settings } from '#electron/main/settings.ts';
import { createStore } from '#electron/main/store.ts';

export interface OpenedApi extends Api {
  /** A request of our own pages. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  connection(): DesktopState['connection'];
  address(): string;
  settings: Settings;
  warnings: string[];
  /** The session stored for the next start. */
  stored: { text?: string };
  cleared: number;
}

/** The app's half of talking to a server, over the network of the double. */
export async function openApi(
  address: string,
  { stored = {}, language = 'en' }: { stored?: { text?: string }; language?: string } = {},
): Promise<OpenedApi> {
  const store = createStore({
    version: '1.2.3',
    server: { address, builtIn: 'https://built-in.example' },
    connection: { status: 'unknown' },
  } as DesktopState);
  const settings: Settings = createStore({});
  const warnings: string[] = [];
  const opened = { cleared: 0 };
  const api = await createApi({
    store,
    settings,
    net: net as unknown as Net,
    secret: {
      read: async () => stored.text,
      write: async (text) => {
        stored.text = text;
      },
      remove: async () => {
        stored.text = undefined;
      },
    },
    platform: 'linux',
    language: () => language,
    errorText: (problem) => `text of ${problem}`,
    clearPages: async () => void opened.cleared++,
    log: { warn: (message) => warnings.push(message) },
  });
  return Object.assign(opened, api, {
    ask: (path: string, init?: RequestInit) =>
      api.forward(new Request(bundleOrigin + path, { duplex: 'half', ...init } as RequestInit)),
    connection: () => store.get().connection,
    address: () => store.get().server.address,
    settings,
    warnings,
    stored,
  });
}
