import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { desktopSignInCodeSchema } from '#contract/schemas/desktop-sign-in.ts';

/** The parameters of the website's deep link. */
export interface SignInLink {
  code: string;
  state: string;
}

/** `reason`: why the link is ignored; holds nothing of the link itself. */
type ReadLink = { link: SignInLink; reason?: undefined } | { link?: undefined; reason: string };

/** In characters; the website's links are half as long. */
const longestLink = 400;

/** 32 bytes in base64url, as this app creates them. */
const statePattern = /^[A-Za-z0-9_-]{43}$/;

const expected = new URL(callbackLink);

/**
 * Parses a deep link. Any page and any program can open one, so only the exact form that the website writes is
 * accepted.
 */
export function readLink(text: string): ReadLink {
  if (text.length > longestLink) return { reason: 'too-long' };
  const url = URL.parse(text);
  if (!url) return { reason: 'no-address' };
  if (url.protocol !== expected.protocol) return { reason: 'other-scheme' };
  if (url.username || url.password) return { reason: 'user-information' };
  if (url.port) return { reason: 'port' };
  if (url.hostname !== expected.hostname) return { reason: 'other-host' };
  if (url.pathname !== expected.pathname) return { reason: 'other-path' };
  if (url.hash) return { reason: 'fragment' };
  const names = [...url.searchParams.keys()].sort();
  if (names.join() !== 'code,state') return { reason: 'parameters' };
  const link = { code: url.searchParams.get('code') ?? '', state: url.searchParams.get('state') ?? '' };
  if (!isCode(link.code) || !statePattern.test(link.state)) return { reason: 'alphabet' };
  if (!exactForms(link).includes(text)) return { reason: 'spelling' };
  return { link };
}

/** A code, with the state if a whole link was pasted. */
export interface PastedCode {
  code: string;
  state?: string;
}

/** Parses what a user copied from the website: the code, with any spaces, or the whole link. */
export function readPastedCode(text: string): PastedCode | undefined {
  const pasted = text.replace(/\s+/g, '');
  if (pasted.startsWith(`${product.deepLinkScheme}:`)) return readLink(pasted).link;
  return isCode(pasted) ? { code: pasted } : undefined;
}

/** Whether a text has the form of a desktop sign-in code. */
function isCode(text: string): boolean {
  return desktopSignInCodeSchema.safeParse(text).success;
}

/** URL parsers tolerate tabs, dots, escapes and capitals, each in its own way; hence an exact comparison. */
function exactForms({ code, state }: SignInLink): string[] {
  return [`${callbackLink}?code=${code}&state=${state}`, `${callbackLink}?state=${state}&code=${code}`];
}
