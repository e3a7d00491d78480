import { withoutInvisible } from '../invisible.ts';
import { normalizeEmail } from '../validation/email.ts';

/** How many addresses one request invites. */
export const mostInvitedAtOnce = 50;

/** Longest text of one address, with the name around it. */
export const longestInvited = 400;

/** Text given for one person, with the e-mail address and the name found in it. */
export interface GivenAddress {
  given: string;
  email: string | undefined;
  name: string | undefined;
}

/**
 * The addresses of a pasted text: separated by commas and semicolons, also those of Arabic and Chinese, and line breaks, alone or as 'Name <a@b.example>', where
 * the name may stand in quotation marks and have commas in it. Several in one line may be parted by spaces, too.
 */
export function parseAddresses(text: string): GivenAddress[] {
  return splitOutsideQuotes(text)
    .flatMap((part) => (part.includes('<') ? [part] : splitBySpaces(part)))
    .map(parseAddress);
}

/** One address, alone or with a name before it. */
export function parseAddress(text: string): GivenAddress {
  const given = withoutInvisible(text).trim();
  const open = given.lastIndexOf('<');
  const inner = open !== -1 && given.endsWith('>') ? given.slice(open + 1, -1) : given;
  const name = inner === given ? '' : given.slice(0, open).replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
  return { given, email: normalizeEmail(inner), name: name || undefined };
}

function splitOutsideQuotes(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let isQuoted = false;
  for (const sign of text) {
    // A quotation mark that nobody closed ends with its line.
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === '\n' || sign === '\r') isQuoted = false;
    if (!isQuoted && /[,;\u060C\u061B\uFF0C\uFF1B\u3001\n\r]/.test(sign)) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part].map((found) => withoutInvisible(found).trim()).filter((found) => found !== '');
}

/** Words that are all addresses are as many; a name with spaces and no address stays one. */
function splitBySpaces(part: string): string[] {
  const words = part.split(/\s+/);
  return words.every((word) => word.includes('@')) ? words : [part];
}
