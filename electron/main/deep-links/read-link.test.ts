import { describe, expect, test } from 'vitest';
import { bundleOrigin, callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { readLink } from './read-link.ts';

const code = 'abcdefghijklmnopqrstuvwxyzABCD09';
const state = `${'S'.repeat(40)}-_9`;
const scheme = product.deepLinkScheme;
const good = `${callbackLink}?code=${code}&state=${state}`;

describe('the form that the website writes', () => {
  test.each([good, `${callbackLink}?state=${state}&code=${code}`])('%s', (link) => {
    expect(readLink(link)).toEqual({ link: { code, state } });
  });
});

const rejected: Record<string, string[]> = {
  'too-long': [`${good}&x=${'y'.repeat(400)}`, 'a'.repeat(100_000)],
  'no-address': [
    '',
    scheme,
    '//auth/callback',
    `/auth/callback?code=${code}&state=${state}`,
    good.replace('/callback', '\\callback'),
  ],
  'other-scheme': [
    good.replace(`${scheme}:`, 'https:'),
    good.replace(`${scheme}:`, `${scheme}s:`),
    good.replace(`${scheme}:`, 'file:'),
    'javascript:alert(1)',
    'data:text/html,x',
    `${bundleOrigin}/?code=${code}&state=${state}`,
  ],
  'user-information': [
    good.replace('//', '//ada@'),
    good.replace('//', '//ada:secret@'),
    good.replace('//', '//:secret@'),
  ],
  port: [good.replace('auth/', 'auth:80/')],
  'other-host': [
    good.replace('auth', 'Auth'),
    good.replace('auth', 'auth.evil.example'),
    good.replace('auth/', 'evil.example/auth/'),
    good.replace('//auth', '///auth'),
    good.replace('//', '/'),
    good.replace('//', ''),
    `${scheme}://`,
  ],
  'other-path': [
    good.replace('callback', 'callback/'),
    good.replace('callback', 'Callback'),
    good.replace('callback', 'callback/more'),
    good.replace('callback', 'callback%2f'),
    good.replace('/callback', ''),
    good.replace('/callback', '//callback'),
    good.replace('/callback', '/../callback/../x'),
  ],
  fragment: [`${good}#token=x`, good.replace('?', '#')],
  parameters: [
    callbackLink,
    `${callbackLink}?`,
    `${callbackLink}?code=${code}`,
    `${callbackLink}?state=${state}`,
    `${good}&code=${code}`,
    `${good}&state=${state}`,
    `${good}&server=https://evil.example`,
    good.replace('&state', '&amp;state'),
    good.replace('code=', 'Code='),
  ],
  alphabet: [
    good.replace(code, ''),
    good.replace(code, code.slice(1)),
    good.replace(code, `${code}a`),
    good.replace(code, `${code.slice(1)}_`),
    good.replace(code, `${code.slice(1)}ä`),
    good.replace(code, `${code.slice(1)}%00`),
    good.replace(code, `${code.slice(1)}%0a`),
    good.replace(code, `${code.slice(1)}+`),
    good.replace(state, ''),
    good.replace(state, state.slice(1)),
    good.replace(state, `${state}S`),
    good.replace(state, `${state.slice(1)}.`),
    good.replace(state, `${state.slice(1)}%20`),
    good.replace(state, `${state} --inspect`),
  ],
  spelling: [
    good.replace(scheme, scheme.toUpperCase()),
    ` ${good}`,
    `${good} `,
    `${good}\n`,
    good.replace('callback', 'call\tback'),
    good.replace('/callback', '/x/../callback'),
    good.replace('/callback', '/./callback'),
    good.replace('code=a', 'code=%61'),
    good.replace('code=', '%63ode='),
    `${good}#`,
    `${good}&`,
    good.replace('?', '?&'),
    good.replace('auth/', 'auth:/'),
    good.replace('auth/', '@auth/'),
  ],
};

describe.each(Object.entries(rejected))('rejected: %s', (reason, links) => {
  test.each(links)('%s', (link) => {
    expect(readLink(link)).toEqual({ reason });
  });
});

test('inserting, removing or replacing any one character makes another link or an invalid one', () => {
  const letters = ['a', '0', '-', '%', '&', '=', '#', '/', ':', '@', '\\', ' ', '\0', '\u202e', 'é', '"'];
  for (let at = 0; at <= good.length; at += 1) {
    const [before, after] = [good.slice(0, at), good.slice(at)];
    const others = [
      before + after.slice(1),
      ...letters.flatMap((x) => [before + x + after, before + x + after.slice(1)]),
    ];
    for (const other of others) {
      if (other === good) continue;
      const { link } = readLink(other);
      // Only a code or a state of the same form remains.
      if (link) {
        expect(other).toBe(`${callbackLink}?code=${link.code}&state=${link.state}`);
        expect(link).not.toEqual({ code, state });
      }
    }
  }
});
