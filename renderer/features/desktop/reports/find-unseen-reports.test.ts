import { expect, test } from 'vitest';
import { findUnseenReports } from './find-unseen-reports.ts';

const person = (id: string, createdAt: string) => ({
  id,
  name: id,
  email: `${id}@example.com`,
  image: null,
  createdAt,
});

const dashboard = {
  newest: [person('new', '2026-11-21T10:00:00.001Z'), person('seen', '2026-11-21T10:00:00.000Z')],
  mail: { state: 'delayed' as const, waiting: 1, retrying: 0, failedToday: 0, usualSeconds: null },
};

test('reports users who signed up after they were last seen, and none before or at that time', () => {
  const { newUsers } = findUnseenReports(dashboard, '2026-11-21T10:00:00Z');
  expect(newUsers.map(({ id }) => id)).toEqual(['new']);
});

test('reports mail that has stopped, not mail that is late', () => {
  expect(findUnseenReports(dashboard, '2026-11-21T10:00:00Z').mailStopped).toBe(false);
  const stopped = { ...dashboard, mail: { ...dashboard.mail, state: 'stopped' as const } };
  expect(findUnseenReports(stopped, '2026-11-21T10:00:00Z').mailStopped).toBe(true);
});
