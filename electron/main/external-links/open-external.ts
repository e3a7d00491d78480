import type { Shell } from 'electron/common';
import type { Log } from '../log/log.ts';
import { externalAddress } from './external-address.ts';
import { createLinkRateLimit } from './link-rate-limit.ts';

interface OpenExternalOptions {
  shell: Pick<Shell, 'openExternal'>;
  log: Log;
  now?: () => number;
}

/** Opens links in the system's own programs. @returns whether a link was one that may be opened */
export type OpenExternal = (link: string) => boolean;

export function createOpenExternal({ shell, log, now }: OpenExternalOptions): OpenExternal {
  const mayOpen = createLinkRateLimit(now);
  return (link) => {
    const address = externalAddress(link);
    if (!address) {
      log.warn(`links: refused, ${/^[a-z][a-z0-9+.-]{0,20}:/i.exec(link)?.[0] ?? 'no scheme'}`);
      return false;
    }
    if (!mayOpen()) {
      log.warn('links: refused, too many at once');
      return false;
    }
    shell.openExternal(address).catch((error) => log.error('links: nothing opens it', error));
    return true;
  };
}
