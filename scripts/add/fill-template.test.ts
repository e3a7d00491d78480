import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const fill = (template: string) =>
  fillTemplate(template, { texts: { a: 'x', none: '' }, conditions: { yes: true, no: false } });

it.each([
  ['f(/*: a */);', 'f(x);'],
  ['<>\n  {/*: a */}\n</>', '<>\n  x\n</>'],
  ['<A b={/*: a */} />', '<A b={x} />'],
  ['a\n  /*: none */\nb', 'a\nb'],
  ['a\n/*if yes*/\nb\n/*else*/\nc\n/*end*/\nd', 'a\nb\nd'],
  ['a\n/*if no*/\nb\n/*else*/\nc\n/*end*/\nd', 'a\nc\nd'],
  ['a\n/*if no*/\nb\n/*end*/\nd', 'a\nd'],
])('fills %j', (template, text) => expect(fill(template)).toBe(text));

it('does not leave a mark that nothing is said about', () => {
  expect(() => fill('/*: b */')).toThrow('b');
  expect(() => fill('/*if b*/x/*end*/')).toThrow('b');
});
