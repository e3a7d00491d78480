import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { demoOrganizationIds } from '#contract/demo.ts';
import { repositories as closed } from '../../database/schema/repositories.ts';
import { organizations } from '../../database/tables/tenants.ts';
import type { DemoRecords, EventRow, UserRow } from '../../features/demo-records.ts';
import type { Random } from '../../features/random.ts';
import { wholeTable } from '../../scopes/in-scope.ts';
import { exampleRepository } from './seed-row.ts';

const hour = 3_600_000;

/** So many more are as `npm run seed` writes them. */
const seeded = 336;

interface DemoRepository {
  name: string;
  link: string;
  description: string | null;
  changedHoursAgo: number;
}

/** Repositories written by hand: names with spaces, accents, other scripts; some without a description. */
const byHand: readonly DemoRepository[] = [
  {
    name: 'café-comptoir',
    link: 'https://forge.comptoir.example/caisse',
    description:
      'Point of sale for small cafés: one screen at the counter, one in the kitchen. Works through a power cut and prints the day’s takings at closing time.\n\nCamille’s team in Lyon keeps it; the tills in Marseille and Mombasa run the same build.',
    changedHoursAgo: 3,
  },
  {
    name: 'souk-checkout',
    link: 'https://code.souk.example/checkout',
    description: 'Basket, payment and receipts',
    changedHoursAgo: 1.2,
  },
  {
    name: 'دفتر الطلبات',
    link: 'https://code.souk.example/orders',
    description: 'سجلّ طلبات المتاجر ومواعيد تسليمها',
    changedHoursAgo: 5,
  },
  {
    name: 'Étoile du Nord',
    link: 'https://forge.etoile.example/horaires',
    description: 'Horaires des trains de nuit',
    changedHoursAgo: 9,
  },
  {
    name: 'harbour-tides',
    link: 'https://code.harbour.example/tides',
    description: 'Tide tables and warnings for the pilots',
    changedHoursAgo: 4,
  },
  {
    name: 'خرائط الواحة',
    link: 'https://code.waha.example/maps',
    description: 'خرائط قنوات الريّ وحصص الماء',
    changedHoursAgo: 7,
  },
  {
    name: 'ratiba-ya-matatu',
    link: 'https://git.matatu.example/ratiba',
    description: 'Ratiba, vituo na nauli za jijini Nairobi',
    changedHoursAgo: 6,
  },
  {
    name: 'catalogue-des-librairies',
    link: 'https://forge.librairie.example/catalogue',
    description: 'Catalogue et stock de onze librairies',
    changedHoursAgo: 26,
  },
  {
    name: 'مشروع Baobab',
    link: 'https://git.baobab.example/arabic',
    description: 'النسخة العربية من دفاتر الادّخار (Baobab)',
    changedHoursAgo: 28,
  },
  {
    name: 'samaki-wa-leo',
    link: 'https://git.bahari.example/samaki',
    description: 'Samaki waliovuliwa leo, kwa kila bandari',
    changedHoursAgo: 11,
  },
  {
    name: 'pressing-plan',
    link: 'https://code.orchard.example/pressing',
    description: null,
    changedHoursAgo: 90,
  },
  { name: 'vanilla', link: 'https://git.pwani.example/vanilla', description: null, changedHoursAgo: 200 },
];

const repositories = wholeTable(closed);

type RepositoryRow = typeof repositories.$inferInsert & { createdAt: Date; updatedAt: Date };

export const repositoryDemoRecords: DemoRecords = {
  tables: [repositories],
  create(now, random, users) {
    const admins = users.filter(({ role }) => role?.includes('admin'));
    const rows = repositoryRows(now.getTime(), random);
    const events = rows.flatMap((row) => pastOf(row, admins, random));
    const values = rows.map((row) => ({ ...row, organizationId: ifThere(row.organizationId) }));
    return { events, insert: (transaction) => transaction.insert(repositories).values(values) };
  },
};

/** The organization, or none in a product without them. */
function ifThere(id: string | null | undefined) {
  return id ? sql<string>`(select id from ${organizations} where id = ${id})` : null;
}

/** Two of twelve belong to an organization; null for the others. */
function organizationOf(number: number): string | null {
  const places: Record<number, string> = { 0: demoOrganizationIds.mwangaza, 6: demoOrganizationIds.riad };
  return places[number % 12] ?? null;
}

function repositoryRows(now: number, random: Random): RepositoryRow[] {
  const known = byHand.map(({ changedHoursAgo, ...repository }) => {
    const updatedAt = new Date(now - changedHoursAgo * hour);
    const createdAt = new Date(updatedAt.getTime() - Math.round(random.next() * 10_000 * hour));
    return { id: randomUUID(), ...repository, createdAt, updatedAt };
  });
  const others = Array.from({ length: seeded }, (_, number) => {
    const { createdAt, updatedAt, ...repository } = exampleRepository(number, random, now);
    return {
      id: randomUUID(),
      organizationId: organizationOf(number),
      ...repository,
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
    };
  });
  return [...known, ...others];
}

/** Somebody who was there already added the repository, and changed it where it was changed. */
function pastOf(
  { id = '', organizationId = null, createdAt, updatedAt }: RepositoryRow,
  admins: readonly UserRow[],
  random: Random,
) {
  const tell = (action: EventRow['action'], at: Date, data: EventRow['data']): EventRow => {
    const there = admins.filter((admin) => admin.createdAt < at);
    const actorId = random.pick(there.length > 0 ? there : admins).id ?? null;
    return { actorId, action, organizationId, subjectType: 'repository', subjectId: id, data, createdAt: at };
  };
  const changed = tell('repository.updated', updatedAt, { fields: ['description'] });
  return [tell('repository.created', createdAt, null), ...(updatedAt > createdAt ? [changed] : [])];
}
