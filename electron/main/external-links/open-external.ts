import type { Shell } from 'electron/common';
import type { Log } from '../log/log.ts';
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

/** Longest address that is handed to the system: what is longer breaks on some. */
const longestAddress = 2000;

/** What of a mail link is handed on: `attach`, which some programs know, could take along files of the person. */
const mailFields = ['subject', 'body', 'cc', 'bcc'];

/**
 * An address for the system's browser or mail program, written anew from its parts; undefined for everything that is
 * not http, https or mailto, and for addresses that carry a name or password.
 */
export function externalAddress(link: string): string | undefined {
  const url = link.length <= longestAddress ? URL.parse(link) : null;
  if (!url || url.username || url.password) return undefined;
  if (url.protocol === 'mailto:') return mailAddress(url);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

function mailAddress({ pathname, searchParams }: URL): string {
  const fields = [...searchParams]
    .filter(([name]) => mailFields.includes(name.toLowerCase()))
    // A line break in a subject would begin another field of the mail.
    .map(([name, value]) => {
      const text = name.toLowerCase() === 'body' ? value : value.replace(/[\r\n]+/g, ' ');
      return `${name}=${encodeURIComponent(text)}`;
    });
  const to = pathname.replace(/%0[ad]/gi, '');
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
