import { expect, it } from 'vitest';
import type { Language } from '#contract/facts/languages.ts';
import type { ActivityEvent } from '#contract/schemas/activity.ts';
import { translator } from '#server/http/translate.ts';
import { activityText as textOf } from '../../components/activity/activity-section.tsx';

const activityText = (language: Language, event: Pick<ActivityEvent, 'action' | 'data'>) =>
  textOf(translator(language), language, { count: 1, ...event });

it.each([
  ['en', 'made \u2068Amina Wanjiru\u2069 an admin'],
  ['fr', 'a donné à \u2068Amina Wanjiru\u2069 le rôle d’administrateur'],
  ['ar', 'منح \u2068Amina Wanjiru\u2069 دور المدير'],
  ['sw', 'alimfanya \u2068Amina Wanjiru\u2069 kuwa msimamizi'],
] as const)('names whom it is about, and what became of them: %s', (language, made) => {
  const data = { user: 'amina', from: 'member', to: 'admin', names: { user: 'Amina Wanjiru' } };
  expect(activityText(language, { action: 'organization.member-role-changed', data })).toBe(made);
});

it('names all that is still there', () => {
  const change = {
    action: 'organization.team-member-added',
    data: { user: 'amina', team: 'design' },
  } as const;
  const textWith = (names: object) => activityText('en', { ...change, data: { ...change.data, names } });
  expect(textWith({ user: 'Amina', team: 'Design' })).toBe(
    'added \u2068Amina\u2069 to the team \u2068Design\u2069',
  );
  expect(textWith({ user: 'Amina' })).toBe('added \u2068Amina\u2069 to a team');
  expect(textWith({ team: 'Design' })).toBe('added a member to the team \u2068Design\u2069');
  expect(activityText('en', change)).toBe('added a member to a team');
  expect(
    activityText('en', {
      action: 'organization.owner-changed',
      data: { from: 'omar', to: 'amina', names: { user: 'Amina' } },
    }),
  ).toBe('transferred the ownership to \u2068Amina\u2069');
});
