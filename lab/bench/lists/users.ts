import { everywhere, type MeasuredList } from './measured-list.ts';

export const users: MeasuredList = {
  name: 'users',
  // With the code of dialogs, which is fetched when the page is idle.
  javascript: 204_000,
  floor: `
    select id, name, email, image, role, banned, last_seen_at as "lastSeenAt", created_at as "createdAt"
    from users order by created_at desc, id desc limit 21`,
  fill: (sql, count) => sql`
    insert into users (id, name, email, onboarded_at)
    select 'bench-' || n, 'bench-' || n, 'bench-' || n || '@bench.example', now()
    from generate_series(1, ${count}::int) n on conflict do nothing`,
  sorts: ['joined', 'name', 'lastSeen'],
  terms: {
    ...everywhere,
    selective: '.517@',
    'one first name': 'amina',
    '5 % match': 'lin',
    '25 % match': '@en.example',
    'one letter': 'a',
    'one rare letter': 'x',
    'two letters': 'am',
    // Of last names and of addresses.
    'two letters inside': 'ot',
    'two letters nowhere': 'qx',
    'two arabic letters': 'لي',
    'two words': 'amina wanjiru',
    '22 characters': 'amina wanjiru sw.examp',
    arabic: 'ليلى',
  },
  limits: {
    // The first match follows 32,000 names: as many index entries are intersected with 12,000 of the trigram index.
    'one first name by name': 45,
    // As above, with 49,000 names and 50,000 entries of the trigram index.
    '5 % match by name': 60,
    // 12,500 matches are read: few pages, but every row is checked and sorted.
    'two letters inside by name': 35,
    // The first match follows 880,000 names, so reading all 12,000 matches is faster. They are on as many pages, more than
    // fit into shared_buffers.
    'arabic by name': 150,
    'two arabic letters by name': 300,
  },
};
