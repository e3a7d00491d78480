/** The most bytes of precompressed JavaScript that a first visit of a page may load. */
export interface SizeBudget {
  page: string;
  /** Source modules that the page begins with; what they import is counted with them. */
  modules: string[];
  most: number;
}

const entry = 'renderer/entry-client.tsx';

/**
 * The files alone, as they lie in dist: `npm run bench -- --only first-load` measures the wire, where each file comes
 * with some 470 bytes of headers, against the bounds of docs/performance.md.
 */
export const sizeBudgets: readonly SizeBudget[] = [
  { page: '/login', modules: [entry], most: 123_200 },
  {
    page: '/manager/repositories',
    modules: [
      entry,
      'renderer/layout/manager-area/manager-layout.tsx',
      'renderer/features/repositories/manager-list-page.tsx',
    ],
    most: 182_600,
  },
];
