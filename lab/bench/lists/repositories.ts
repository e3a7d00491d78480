import { everywhere, type MeasuredList } from './measured-list.ts';

export const repositories: MeasuredList = {
  name: 'repositories',
  javascript: 197_000,
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
};
