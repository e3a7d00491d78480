import { everywhere, type MeasuredList } from './measured-list.ts';

export const repositories: MeasuredList = {
  name: 'repositories',
  javascript: 198_000,
  floor: `
    select id, name, link, description, updated_at as "updatedAt"
    from repositories order by updated_at desc, id desc limit 21`,
  fill: (sql, count) => sql`
    insert into repositories (name, link) select 'bench-' || n, 'https://git.example/' || n
    from generate_series(1, ${count}::int) n on conflict do nothing`,
  sorts: ['updated', 'name'],
  terms: {
    ...everywhere,
    selective: 'example/517/',
    'one topic': 'harbour',
    '5 % match': 'nightly',
    '25 % match': 'git.en',
    // Three quarters of the names come before all of these.
    '25 % far away': 'git.ar',
    'one letter': 'h',
    'one rare letter': 'z',
    'two letters': 'ha',
    // Of later words of the names alone.
    'two letters inside': 'ta',
    'two letters nowhere': 'qx',
    'two arabic letters': 'مش',
    'two words': 'harbour nightly',
    '22 characters': 'tools that were before',
    arabic: 'مشروع',
  },
  limits: {
    // The first match follows 750,000 names: as many index entries are intersected with 250,000 of the trigram index.
    '25 % far away by name': 150,
    // About 4,000 matches on as many pages: too many to read them all, too few for a short scan.
    'one topic by updated': 25,
    'one topic by name': 25,
    'arabic by updated': 25,
    'arabic by name': 25,
    'two arabic letters by updated': 25,
    'two arabic letters by name': 25,
    'one letter by name': 25,
  },
};
