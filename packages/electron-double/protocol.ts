import type * as Electron from 'electron';
import { setScheme } from './addresses.ts';

type Handler = Parameters<Electron.Protocol['handle']>[1];

let registered = false;

/** Call once, before the app is ready. */
export function registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]): void {
  if (registered) throw new Error('protocol.registerSchemesAsPrivileged should be called only once');
  registered = true;
  const [first] = schemes;
  if (schemes.length !== 1 || !first) throw new Error('The double knows one scheme only');
  const { standard, secure, supportFetchAPI, bypassCSP } = first.privileges ?? {};
  // The replacement always has these privileges, so a scheme without one would go unnoticed.
  if (!standard || !secure || !supportFetchAPI || bypassCSP)
    throw new Error('The double knows standard, secure schemes with fetch and CSP only');
  setScheme(first.scheme);
}

/** Handlers of one session. */
export function createProtocol() {
  const handlers = new Map<string, Handler>();
  const protocol = {
    registerSchemesAsPrivileged,
    handle(scheme, handler) {
      if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
      handlers.set(scheme, handler);
    },
    unhandle(scheme) {
      if (!handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
    },
    isProtocolHandled: (scheme) => handlers.has(scheme),
  } satisfies Partial<Electron.Protocol>;
  return { ...protocol, handlers };
}
