/** A list that is searched, and what in it. */
export interface SearchedList {
  path: string;
  /** Orders that the list can have. */
  sorts: readonly string[];
  /** What a user looks for, by what is special about it; in the example records of `npm run seed`. */
  terms: Readonly<Record<string, string>>;
}

const everywhere = {
  'no match': 'nothing-here-xyz',
  punctuation: '---',
  emoji: '🚀',
};

export const searchedLists: Readonly<Record<'repositories' | 'users', SearchedList>> = {
  repositories: {
    path: '/api/repositories',
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
  },
  users: {
    path: '/api/users',
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
  },
};
