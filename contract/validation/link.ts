import * as z from 'zod/mini';
import { withoutInvisible } from '../invisible.ts';
import { isReadable } from './readable.ts';

export const shortestLink = 4;
export const longestLink = 2000;

interface LinkOptions {
  /** Keys of the messages, where other ones than the general ones are wanted. */
  messages?: Partial<Record<'required' | 'tooShort' | 'noDot' | 'invalid' | 'tooLong', string>>;
  /** Recognizes addresses of other kinds: returns the web link that one stands for, or undefined. */
  translate?(typed: string): string | undefined;
}

/** A link to a page of the web as typed; comes out with `https://` before it where it names no scheme. */
export function linkSchema({ messages = {}, translate = () => undefined }: LinkOptions = {}) {
  const invalid = messages.invalid ?? 'generic.invalid';
  return z.string({ error: messages.required }).check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.minLength(1, { error: messages.required, abort: true }),
    z.minLength(shortestLink, { error: messages.tooShort, abort: true }),
    z.refine((link) => link.includes('.'), { error: messages.noDot ?? invalid, abort: true }),
    z.refine((link) => translate(link) !== undefined || namesHost(link), { error: invalid, abort: true }),
    z.overwrite((link) => translate(link) ?? completeLink(link)),
    z.maxLength(longestLink, { error: messages.tooLong, abort: true }),
    z.refine(isWebLink, { error: invalid }),
  );
}

/** `mailto:…`, `javascript:…`, `https://…`; a host with a port (`git.example:8080`) is no scheme. */
const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i;

/** Whether a link says where to go. Without a scheme only a dot tells a host from a mistyped scheme (`http//…`). */
function namesHost(link: string): boolean {
  return scheme.test(link) || /^[^/?#]*\./.test(link);
}

function completeLink(link: string): string {
  return scheme.test(link) ? link : `https://${link}`;
}

/** Whether a complete link can be followed safely: http or https, a host, no password, and it is what it looks like. */
function isWebLink(link: string): boolean {
  if (/[\s\\]/.test(link) || !isReadable(link) || !/^https?:\/\/[^/]/i.test(link)) return false;
  const url = URL.parse(link);
  return url !== null && /[^.]/.test(url.hostname) && url.username === '' && url.password === '';
}
