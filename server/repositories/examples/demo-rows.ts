import { randomUUID } from 'node:crypto';
import { repositories as closed } from '../../database/schema/index.ts';
import type { DemoRecords, EventRow, UserRow } from '../../demo/demo-records.ts';
import type { Random } from '../../example-records/random.ts';
import { wholeTable } from '../../scopes/in-scope.ts';
import { repositories as demoRepositories } from './demo-repositories.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The first repository came so many days ago. */
const oldest = 560;

const repositories = wholeTable(closed);

type RepositoryRow = typeof repositories.$inferInsert;

export const repositoryDemoRecords: DemoRecords = {
  tables: [repositories],
  create(now, random, users) {
    const { rows, events } = repositoryRows(now, random, users);
    return { events, insert: (transaction) => transaction.insert(repositories).values(rows) };
  },
};

/** The repositories with what has happened to each: added by an admin, changed now and then. */
function repositoryRows(
  now: Date,
  random: Random,
  users: readonly UserRow[],
): { rows: RepositoryRow[]; events: EventRow[] } {
  const admins = users.filter(({ role }) => role?.includes('admin'));
  const events: EventRow[] = [];
  const rows = demoRepositories.map(({ changedHoursAgo, ...repository }): RepositoryRow => {
    const id = randomUUID();
    const tell = (
      action: 'repository.created' | 'repository.updated',
      createdAt: Date,
      fields?: string[],
    ) => {
      const actors = admins.filter((admin) => admin.createdAt < createdAt);
      events.push({
        actorId: random.pick(actors.length > 0 ? actors : admins).id ?? null,
        action,
        subjectType: 'repository',
        subjectId: id,
        data: fields ? { fields } : null,
        createdAt,
      });
    };
    const youngest = changedHoursAgo === undefined ? 12 * minute : 30 * day;
    const createdAt = before(now, random.next() ** 1.4 * oldest * day + youngest);
    tell('repository.created', createdAt);
    if (changedHoursAgo !== undefined) {
      const updatedAt = before(now, changedHoursAgo * hour);
      tell('repository.updated', updatedAt, ['description']);
      return { id, ...repository, createdAt, updatedAt };
    }
    let updatedAt = createdAt;
    for (let change = random.below(4); change > 0; change--) {
      // Each change comes somewhere between the one before it and now.
      const left = now.getTime() - updatedAt.getTime() - 12 * minute;
      if (left <= 0) break;
      updatedAt = before(now, 12 * minute + left * random.next());
      tell('repository.updated', updatedAt, [random.pick(['name', 'link', 'description'])]);
    }
    return { id, ...repository, createdAt, updatedAt };
  });
  return { rows, events };
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - Math.round(milliseconds));
}
