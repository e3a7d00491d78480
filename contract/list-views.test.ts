import { expect, it } from 'vitest';
import { changeListViews, isListViews, readListView } from './list-views.ts';

it('keeps what is different of each list', () => {
  const users = changeListViews('', 'users', { hidden: ['role', 'joined'], compact: true });
  const both = changeListViews(users, 'invoices', { hidden: ['link'], compact: false });
  expect(readListView(both, 'users')).toEqual({ hidden: ['role', 'joined'], compact: true });
  expect(readListView(both, 'invoices')).toEqual({ hidden: ['link'], compact: false });
  expect(readListView(both, 'teams')).toEqual({ hidden: [], compact: false });
  const whole = { hidden: [], compact: false };
  expect(changeListViews(changeListViews(both, 'users', whole), 'invoices', whole)).toBe('');
});

it.each(['users', 'users.', 'users.<b>', 'a.b~~c.d', 'x.'.repeat(600)])('takes %s for none', (text) => {
  expect(isListViews(text)).toBe(false);
  expect(readListView(text, 'users')).toEqual({ hidden: [], compact: false });
});
