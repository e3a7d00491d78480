import { expect, it } from 'vitest';
import { auditActions } from '#contract/audit.ts';
import type { Language } from '#contract/facts/languages.ts';
import { languages } from '#contract/languages.ts';
import type { ActivityEvent } from '#contract/schemas/activity.ts';
import { translator } from '#server/http/translate.ts';
import { formatTotal } from '../../lib/format/format-number.ts';
import { activityText as textOf } from './activity-section.tsx';

const activityText = (
  language: Language,
  event: Pick<ActivityEvent, 'action' | 'data'> & { count?: number },
) => textOf(translator(language), language, { count: 1, ...event });

it.each(languages)('every action has a text in %s', (language) => {
  for (const action of auditActions) {
    const text = activityText(language, { action, data: null });
    expect(text, action).not.toBe('');
    expect(text, action).not.toMatch(/^activity|\w\.\w/);
  }
});

it('names the fields that changed, joined as the language does', () => {
  const change = { action: 'user.updated', data: { fields: ['name', 'language', 'image'] } } as const;
  expect(activityText('en', change)).toBe('changed the name, the language, and the picture');
  expect(activityText('ar', change)).toBe('عدّل الاسم واللغة والصورة');
});

it('says that something changed where a field has no name', () => {
  const change = { action: 'user.updated', data: { fields: ['name', 'secret'] } } as const;
  expect(activityText('en', change)).toBe('changed the profile');
});

it('tells a sign-in on a new device from others', () => {
  const signIn = { action: 'user.signed-in', data: { with: 'code', newDevice: true } } as const;
  expect(activityText('en', signIn)).toBe('signed in on a new device');
  expect(activityText('en', { ...signIn, data: { with: 'code' } })).toBe('signed in');
});

it.each([
  ['en', 'signed in 2 times'],
  ['fr', 's’est connecté 2 fois au compte'],
  ['ar', 'سجّل الدخول مرتين'],
  ['sw', 'aliingia mara 2'],
] as const)('tells how often somebody signed in, up to where it was counted: %s', (language, twice) => {
  const signIn = { action: 'user.signed-in', data: { with: 'code' } } as const;
  expect(activityText(language, { ...signIn, count: 2 })).toBe(twice);
  const most = formatTotal(language, { count: 1000, exact: false });
  expect(activityText(language, { ...signIn, count: 1000 })).toContain(most);
});

it('names the roles that were given', () => {
  const change = { action: 'user.roles-changed', data: { from: ['user'], to: ['user', 'admin'] } } as const;
  expect(activityText('en', change)).toBe('set the role to User and Admin');
  expect(activityText('ar', change)).toBe('جعل الدور: مستخدم ومدير');
  expect(activityText('en', { ...change, data: { to: ['gone'] } })).toBe('changed the roles');
});
