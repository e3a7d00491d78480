import { expect, it } from 'vitest';
import { containsWords, findMatches, matchesWords } from './find-matches.ts';

/** The text with its matches in brackets. */
function marked(text: string, term: string): string {
  let end = 0;
  const parts = findMatches(text, term).map(([from, to]) => {
    const part = `${text.slice(end, from)}[${text.slice(from, to)}]`;
    end = to;
    return part;
  });
  return parts.join('') + text.slice(end);
}

it.each([
  ['riad-booking', 'ri', '[ri]ad-booking'],
  ['Étoile du Nord', 'ETO', '[Éto]ile du Nord'],
  ['E\u0301toile', 'eto', '[E\u0301to]ile'],
  ['cafe\u0301', 'caf', '[caf]e\u0301'],
  ['cafe\u0301', 'cafe', '[cafe\u0301]'],
  ['ﬁnance', 'fin', '[ﬁn]ance'],
  ['Straße', 'STRASSE', '[Straße]'],
  ['سجلّ المتاجر', 'سجل', '[سجلّ] المتاجر'],
  ['أحمد بن علي', 'احمد', '[أحمد] بن علي'],
  ['مدرسة ٢٠٢٦', '2026 مدرسه', '[مدرسة] [٢٠٢٦]'],
  ['a\u00ADb\u200Bc', 'abc', '[a\u00ADb\u200Bc]'],
  ['harbour tides', 'tides harb', '[harb]our [tides]'],
  ['banana', 'ana nan', 'b[anan]a'],
  ['𝒳-mas 🎄 tree', 'tree', '𝒳-mas 🎄 [tree]'],
  ['nothing of it', 'zebra', 'nothing of it'],
  ['anything', '  ', 'anything'],
])('%s, looked for %s, is marked %s', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

it.each([
  [['Dashboard'], 'DASH', true],
  [['Code Inventories'], 'inv code', true],
  [['Code Inventories'], 'ri', false],
  [['Code Inventories'], 'tori', true],
  [['Code Inventories'], 'code users', false],
  [['Home', 'App'], 'app home', true],
  [['Français', 'Language: French'], 'francais', true],
  [['Keyboard shortcuts', '?'], '?', true],
  [['المستخدمون'], 'مستخدم', true],
  [['فاطمة'], 'فاطمه', true],
  [['فاطمه'], 'فاطمة', true],
  [['Anything'], '', true],
])('%s fit to %s: %s', (texts, term, expected) => {
  expect(matchesWords(texts, term)).toBe(expected);
});

it('a record has a word anywhere', () => {
  expect(containsWords(['quarry-permits', 'Permits for drilling'], 'ri quarry')).toBe(true);
  expect(containsWords(['quarry-permits'], 'drill')).toBe(false);
});
