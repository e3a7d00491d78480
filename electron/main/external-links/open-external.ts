import type { Shell } from 'electron/common';
import type { Log } from '../log/log.ts';
import { externalAddress } from './external-address.ts';

interface OpenExternalOptions {
  shell: Pick<Shell, 'openExternal'>;
  log: Log;
  now?: () => number;
}

/** How many links a page may open within how many milliseconds: more than a person presses. */
const mostLinks = 5;
const span = 10_000;

/** Opens links in the system's own programs. @returns whether a link was one that may be opened */
export type OpenExternal = (link: string) => boolean;

export function createOpenExternal({ shell, log, now = Date.now }: OpenExternalOptions): OpenExternal {
  let opened: number[] = [];
  return (link) => {
    const address = externalAddress(link);
    if (!address) {
      log.warn(`links: refused, ${/^[a-z][a-z0-9+.-]{0,20}:/i.exec(link)?.[0] ?? 'no scheme'}`);
      return false;
    }
    opened = opened.filter((time) => time > now() - span);
    if (opened.length >= mostLinks) {
      log.warn('links: refused, too many at once');
      return false;
    }
    opened.push(now());
    shell.openExternal(address).catch((error) => log.error('links: nothing opens it', error));
    return true;
  };
}
