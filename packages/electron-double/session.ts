import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { netError } from './net-errors.ts';
import { network } from './network.ts';
import { createProtocol } from './protocol.ts';

type Given<Name extends keyof Electron.Session> = Electron.Session[Name] extends (
  value: infer Value,
  // biome-ignore lint/suspicious/noExplicitAny: further arguments of a setter.
  ...rest: any[]
) => unknown
  ? Value
  : never;

/** Settings made by main, for the parts of the double that use them and for specs that check them. */
export interface SessionSettings {
  permissionRequestHandler: Given<'setPermissionRequestHandler'>;
  permissionCheckHandler: Given<'setPermissionCheckHandler'>;
  devicePermissionHandler: Given<'setDevicePermissionHandler'>;
  displayMediaRequestHandler: Given<'setDisplayMediaRequestHandler'>;
  bluetoothPairingHandler: Given<'setBluetoothPairingHandler'>;
  certificateVerifyProc: Given<'setCertificateVerifyProc'>;
  beforeRequest:
    | ((
        details: Electron.OnBeforeRequestListenerDetails,
        callback: (response: Electron.CallbackResponse) => void,
      ) => void)
    | null;
  headersReceived:
    | ((
        details: Electron.OnHeadersReceivedListenerDetails,
        callback: (response: Electron.HeadersReceivedResponse) => void,
      ) => void)
    | null;
  spellChecker: boolean;
  userAgent: string;
}

/** The listener is the last argument; a filter before it is ignored. */
const listenerOf = <Listener>(args: unknown[]) => (args.at(-1) ?? null) as Listener;

function createSession(partition: string) {
  const settings: SessionSettings = {
    permissionRequestHandler: null,
    permissionCheckHandler: null,
    devicePermissionHandler: null,
    displayMediaRequestHandler: null,
    bluetoothPairingHandler: null,
    certificateVerifyProc: null,
    beforeRequest: null,
    headersReceived: null,
    spellChecker: true,
    userAgent: `Electron/${process.versions.electron}`,
  };
  const protocol = createProtocol();
  const set =
    <Name extends keyof SessionSettings>(name: Name) =>
    (value: SessionSettings[Name]) => {
      settings[name] = value;
    };
  const methods = {
    setPermissionRequestHandler: set('permissionRequestHandler'),
    setPermissionCheckHandler: set('permissionCheckHandler'),
    setDevicePermissionHandler: set('devicePermissionHandler'),
    setDisplayMediaRequestHandler: set('displayMediaRequestHandler'),
    setBluetoothPairingHandler: set('bluetoothPairingHandler'),
    setCertificateVerifyProc: set('certificateVerifyProc'),
    setSpellCheckerEnabled: set('spellChecker'),
    setSpellCheckerLanguages: () => {},
    addWordToSpellCheckerDictionary: () => true,
    isSpellCheckerEnabled: () => settings.spellChecker,
    setUserAgent: set('userAgent'),
    getUserAgent: () => settings.userAgent,
    getStoragePath: () => null,
    isPersistent: () => partition === '' || partition.startsWith('persist:'),
    enableNetworkEmulation: ({ offline }) => network.setOffline(offline ?? false),
    disableNetworkEmulation: () => network.setOffline(false),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const handler = protocol.handlers.get(new URL(request.url).protocol.slice(0, -1));
      if (!handler && network.offline) throw netError('ERR_INTERNET_DISCONNECTED');
      return handler ? handler(request) : fetch(request);
    },
    closeAllConnections: async () => {},
    clearCache: async () => {},
    clearStorageData: async () => {},
    flushStorageData: () => {},
    resolveProxy: async () => 'DIRECT',
    setProxy: async () => {},
  } satisfies Partial<Electron.Session>;
  const webRequest = {
    onBeforeRequest: (...args: unknown[]) => set('beforeRequest')(listenerOf(args)),
    onHeadersReceived: (...args: unknown[]) => set('headersReceived')(listenerOf(args)),
  } satisfies Partial<Electron.WebRequest>;
  return Object.assign(new EventEmitter(), methods, {
    partition,
    protocol,
    webRequest,
    settings,
  });
}

export type DoubleSession = ReturnType<typeof createSession>;

const sessions = new Map<string, DoubleSession>();

function fromPartition(partition: string): DoubleSession {
  const existing = sessions.get(partition);
  if (existing) return existing;
  const created = createSession(partition);
  sessions.set(partition, created);
  return created;
}

export const defaultSession = fromPartition('');

export const session = { defaultSession, fromPartition };
