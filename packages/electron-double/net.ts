import type * as Electron from 'electron';
import { ClientRequest } from './client-request.ts';
import { netError } from './net-errors.ts';
import { network } from './network.ts';

/** Chromium's network, as far as Node can replace it: no proxies, no system certificates. */
export const net = {
  request: (options: Electron.ClientRequestConstructorOptions | string) => new ClientRequest(options),
  fetch: async (input: string | Request, init?: RequestInit) => {
    if (network.offline) throw netError('ERR_INTERNET_DISCONNECTED');
    return fetch(input, init);
  },
  isOnline: () => !network.offline,
  get online() {
    return !network.offline;
  },
};
