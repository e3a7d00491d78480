import fc from 'fast-check';

const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Texts that are known to break parsers, databases, mails, logs or pages. */
const knownTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202eevil',
  '\u3164',
  '\r\nSet-Cookie: a=b',
  '\r\nBcc: eve@example.com',
  '\u001b[31m',
  "' or 1=1 --",
  '"; drop table users; --',
  '%00',
  '%',
  '%s%n',
  '../../../../etc/passwd',
  '..\\..\\',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '=1+1',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
  'a'.repeat(5000),
  '🚀'.repeat(300),
  '0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
];

/** Any text, often a hostile one. */
export const hostileText = fc.oneof(
  fc.constantFrom(...knownTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Lone surrogates, which `binary` does not contain.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
    .map((units) => String.fromCharCode(...units)),
);

/** Own properties whose names a careless copy would write to a prototype. */
const polluting = [
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('{"toString":null,"valueOf":1,"hasOwnProperty":[],"then":"x","toJSON":1}'),
];

/** Any JSON value, usually of the wrong type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom(null, true, false, 0, -0, -1, 0.1, 1e308, 2 ** 53, -(2 ** 63), 1e-320),
  fc.constantFrom(...polluting),
  fc.constantFrom([], {}, [null], [[]], [{}], nested(49), nested(60)),
  fc.array(hostileText, { maxLength: 4 }),
  fc.array(fc.integer(), { minLength: 200, maxLength: 200 }),
  fc.dictionary(hostileText, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
  fc.jsonValue(),
);
