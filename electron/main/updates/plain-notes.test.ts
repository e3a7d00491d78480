import { expect, it } from 'vitest';
import { plainNotes } from './plain-notes.ts';

it('text is unchanged', () => {
  const text = '## Better\n\n- a < b && c > d\n- `<Button>` keeps its colour\n  - inside';
  expect(plainNotes(`${text}\r\n`)).toBe(text);
});

it('HTML is converted to lines of text', () => {
  const html =
    '<h2>New</h2>\n<p>Search <strong>finds</strong>\nmore&nbsp;&mdash; &#8220;fast&#x201d;.</p><ul>\n<li>One</li>\n<li>Two &lt;b&gt;</li></ul><p>End<br>of it</p>';
  expect(plainNotes(html)).toBe('New\n\nSearch finds more &mdash; “fast”.\n\n• One\n• Two <b>\n\nEnd\nof it');
});

it('scripts, styles and comments are removed', () => {
  const html = '<p>Safe</p><script>alert(1)</script><style>p{}</style><!-- <p>no</p> --><script>open';
  expect(plainNotes(html)).toBe('Safe');
});

it('the notes of several versions have headings', () => {
  const notes = [
    { version: '1.2.0', note: '<p>Second</p>' },
    { version: '1.1.0', note: null },
    { version: '1.0.1', note: 'First' },
  ];
  expect(plainNotes(notes)).toBe('1.2.0\nSecond\n\n1.1.0\n\n1.0.1\nFirst');
});

it('control characters and direction marks are removed, letters of all scripts remain', () => {
  expect(plainNotes('a\u202eb\u2066c\u0007d\u0000')).toBe('abcd');
  expect(plainNotes('تحديث 🎉 é')).toBe('تحديث 🎉 é');
});

it('long notes are truncated', () => {
  const notes = plainNotes('word '.repeat(3000));
  expect(notes).toHaveLength(4000);
  expect(notes.endsWith('…')).toBe(true);
});

it('only the beginning of long notes is parsed', () => {
  expect(plainNotes(`<p>${' '.repeat(10_000)}x`)).toBe('x');
  expect(plainNotes(`<p>${' '.repeat(20_000)}x`)).toBe('');
});

it('a feed may have no notes, or invalid ones', () => {
  for (const notes of [undefined, null, '', 7 as never, [] as never]) expect(plainNotes(notes)).toBe('');
});
