import { expect, it } from 'vitest';
import { parseAddresses } from './invitation-addresses.ts';

const emails = (text: string) => parseAddresses(text).map(({ given, email }) => email ?? `no: ${given}`);

it.each([
  ['a@b.example', ['a@b.example']],
  [
    ' A@B.example, c@d.example;e@f.example\n\ng@h.example\r\n',
    ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example'],
  ],
  ['a@b.example c@d.example', ['a@b.example', 'c@d.example']],
  ['a@b.example، c@d.example؛e@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
  [
    'a@b.example；c@d.example，e@f.example、g@h.example',
    ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example'],
  ],
  ['\u2068سارة\u2069 <\u200Ea@b.example\u200F>، \u2068c@d.example\u2069', ['a@b.example', 'c@d.example']],
  ['Ada Lovelace <ada@b.example>, <c@d.example>', ['ada@b.example', 'c@d.example']],
  ['"Lovelace, Ada" <ada@b.example>; x@y.example', ['ada@b.example', 'x@y.example']],
  ['"open <a@b.example>\nc@d.example', ['a@b.example', 'c@d.example']],
  ['Ada Lovelace, nobody@, a@b.example', ['no: Ada Lovelace', 'no: nobody@', 'a@b.example']],
  ['Ada <ada@b.example> x', ['no: Ada <ada@b.example> x']],
  ['   \n ,;', []],
])('finds the addresses of %j', (text, expected) => {
  expect(emails(text)).toEqual(expected);
});
