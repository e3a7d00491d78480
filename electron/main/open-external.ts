import type { Shell } from 'electron/common';
import type { Log } from './log/create-log.ts';

/** Opens a link in the system's browser or mail program, if it is allowed. */
export type OpenExternal = (link: string) => void;

export function createOpenExternal(shell: Pick<Shell, 'openExternal'>, log: Log): OpenExternal {
  const mayOpen = createLinkRateLimit();
  return (link) => {
    const address = externalAddress(link);
    if (!address) log.warn(`links: blocked, ${/^[a-z][a-z0-9+.-]{0,20}:/i.exec(link)?.[0] ?? 'no scheme'}`);
    else if (!mayOpen()) log.warn('links: blocked, too many at once');
    else shell.openExternal(address).catch((error) => log.error('links: no program opens it', error));
  };
}

/** Longest address that is passed to the system; some break on longer ones. */
const longestAddress = 2000;

/** Fields of a mailto link that are passed on. `attach`, which some programs support, could send the user's files. */
const mailFields = ['subject', 'body', 'cc', 'bcc'];

/**
 * An address for the system's browser or mail program, serialized from its parsed parts; undefined for schemes other
 * than http, https and mailto, and for addresses with credentials.
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
    // A line break in a subject would start another header field.
    .map(([name, value]) => {
      const text = name.toLowerCase() === 'body' ? value : value.replace(/[\r\n]+/g, ' ');
      return `${name}=${encodeURIComponent(text)}`;
    });
  const to = pathname.replace(/%0[ad]/gi, '');
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** How many links may be opened within `interval` milliseconds: more than a user clicks. */
const maxLinks = 5;
const interval = 10_000;

/** @returns a function to call before each link; false if there were too many */
export function createLinkRateLimit(): () => boolean {
  let opened: number[] = [];
  return () => {
    opened = opened.filter((time) => time > Date.now() - interval);
    if (opened.length >= maxLinks) return false;
    opened.push(Date.now());
    return true;
  };
}
