import { callbackLink } from '#contract/desktop/addresses.ts';
import { desktopSignInCodeSchema } from '#contract/desktop/desktop-sign-in.ts';
import { product } from '#contract/product.ts';

/** What a deep link of the website hands over. */
export interface SignInLink {
  code: string;
  state: string;
}

/** Why a link is ignored; names what is wrong with it, and repeats nothing of it. */
export type InvalidLinkReason =
  | 'too-long'
  | 'no-address'
  | 'other-scheme'
  | 'user-information'
  | 'port'
  | 'other-host'
  | 'other-path'
  | 'fragment'
  | 'parameters'
  | 'alphabet'
  | 'spelling';

export type ReadLink =
  | { link: SignInLink; reason?: undefined }
  | { link?: undefined; reason: InvalidLinkReason };

/** In characters; the website's own are half as long. */
const longestLink = 400;

/** 32 bytes in base64url, as this app makes them. */
const statePattern = /^[A-Za-z0-9_-]{43}$/;

const expected = new URL(callbackLink);

/**
 * Reads a link that the system gave to this app. Anybody can make the system do so, from any page and any program:
 * only the one form that the website itself writes is taken.
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

/** A code, and the state where a whole link was pasted. */
export interface PastedCode {
  code: string;
  state?: string;
}

/** Reads what a person copied from the website: its code, with whatever spaces came along, or its whole link. */
export function readPastedCode(text: string): PastedCode | undefined {
  const pasted = text.replace(/\s+/g, '');
  if (pasted.startsWith(`${product.deepLinkScheme}:`)) return readLink(pasted).link;
  return isCode(pasted) ? { code: pasted } : undefined;
}

/** Whether a text has the form of the codes by which the website hands a sign-in over. */
function isCode(text: string): boolean {
  return desktopSignInCodeSchema.safeParse(text).success;
}

/** Parsers of addresses forgive tabs, dots, escapes and capitals, each of them in its own way; this one compares. */
function exactForms({ code, state }: SignInLink): string[] {
  return [`${callbackLink}?code=${code}&state=${state}`, `${callbackLink}?state=${state}&code=${code}`];
}
