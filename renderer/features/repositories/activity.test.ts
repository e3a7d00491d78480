import { expect, it } from 'vitest';
import { activityText } from '#renderer/components/activity/activity-section.tsx';
import { translator } from '#server/http/translate.ts';

it.each([
  ['en', 'changed the name, the link, and the description'],
  ['ar', 'عدّل الاسم والرابط والوصف'],
] as const)('the activity of a repository names the fields that changed: %s', (language, text) => {
  const fields = ['name', 'link', 'description'];
  const event = { action: 'repository.updated', data: { fields }, count: 1 } as const;
  expect(activityText(translator(language), language, event)).toBe(text);
});
