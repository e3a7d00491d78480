import { expect, it } from 'vitest';
import { pluralOf } from './plural.ts';

it.each([
  ['tool', 'tools'],
  ['entry', 'entries'],
  ['day', 'days'],
  ['box', 'boxes'],
  ['address', 'addresses'],
  ['branch', 'branches'],
  ['person', 'people'],
  ['shelf', 'shelves'],
  ['sales-person', 'sales-people'],
  ['day-off-entry', 'day-off-entries'],
])('the plural of %s is %s', (one, several) => expect(pluralOf(one)).toBe(several));

it.each(['sheep', 'office-equipment', 'series'])('%s has none', (word) => expect(pluralOf(word)).toBe(word));
