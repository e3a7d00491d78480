import { expect, it } from 'vitest';
import { auditActions } from '#contract/audit.ts';
import { languages } from '#contract/languages.ts';
import { translator } from '#server/http/translate.ts';
import { activityText } from './activity-text.ts';

it.each(languages)('every action has a text in %s', (language) => {
  const t = translator(language);
  for (const action of auditActions) {
    const text = activityText(t, { action, data: null });
    expect(text, action).not.toBe('');
    expect(text, action).not.toContain(action.split('.')[0] === 'user' ? 'user.' : 'repository.');
  }
});

it('names the fields that changed, joined as the language does', () => {
  const change = { action: 'repository.updated', data: { fields: ['name', 'link', 'description'] } } as const;
  expect(activityText(translator('en'), change)).toBe('changed the name, the link, and the description');
  expect(activityText(translator('ar'), change)).toBe('عدّل الاسم والرابط والوصف');
});

it('says that something changed where a field has no name', () => {
  const change = { action: 'user.updated', data: { fields: ['name', 'secret'] } } as const;
  expect(activityText(translator('en'), change)).toBe('changed the profile');
});

it('tells a sign-in on a new device from others', () => {
  const signIn = { action: 'user.signed-in', data: { with: 'code', newDevice: true } } as const;
  expect(activityText(translator('en'), signIn)).toBe('signed in on a new device');
  expect(activityText(translator('en'), { ...signIn, data: { with: 'code' } })).toBe('signed in');
});

it('names the roles that were given', () => {
  const change = { action: 'user.roles-changed', data: { from: ['user'], to: ['user', 'admin'] } } as const;
  expect(activityText(translator('en'), change)).toBe('set the role to User and Admin');
  expect(activityText(translator('ar'), change)).toBe('جعل الدور: مستخدم ومدير');
  expect(activityText(translator('en'), { ...change, data: { to: ['gone'] } })).toBe('changed the roles');
});
