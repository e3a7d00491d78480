import { expect, test } from 'vitest';
import type { Dashboard } from '#contract/api/dashboard.ts';
import { findNews } from './find-unseen-reports.ts';

const person = (id: string, createdAt: string) => ({
  id,
  name: id,
  email: `${id}@example.com`,
  image: null,
  createdAt,
});

const dashboard = {
  newestUsers: [person('new', '2026-11-21T10:00:00.001Z'), person('seen', '2026-11-21T10:00:00.000Z')],
  mail: { state: 'delayed', waiting: 1, retrying: 0, failedToday: 0, usualSeconds: null },
} as unknown as Dashboard;

test('who signed up since the last look is news, whoever came before or at it is not', () => {
  const { people } = findNews(dashboard, '2026-11-21T10:00:00Z');
  expect(people.map(({ id }) => id)).toEqual(['new']);
});

test('mail that is late is no news yet, mail that has stopped is', () => {
  expect(findNews(dashboard, '2026-11-21T10:00:00Z').mailStopped).toBe(false);
  const stopped = { ...dashboard, mail: { ...dashboard.mail, state: 'stopped' as const } };
  expect(findNews(stopped, '2026-11-21T10:00:00Z').mailStopped).toBe(true);
});
