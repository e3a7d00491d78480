import { relative } from 'node:path';

/** The folders that are counted, one line each. */
export const layers = ['contract', 'server', 'renderer', 'electron', 'build', 'scripts'] as const;

const measures = ['lines', 'branches', 'functions'] as const;

interface Counts {
  total: number;
  covered: number;
}

/** What v8's reporter `json-summary` writes: by file, and `total`. */
export type Summary = Record<string, Record<(typeof measures)[number], Counts>>;

/** Percentages by layer, weighed by the size of its files; a layer without files is left out. */
export function coverageByLayer(
  summary: Summary,
  root: string,
): Record<string, Record<string, number | string>> {
  const files = Object.entries(summary)
    .filter(([path]) => path !== 'total')
    .map(([path, counts]) => ({ layer: relative(root, path).split(/[\\/]/)[0], counts }));
  const rows = layers.flatMap((layer) => {
    const own = files.filter((file) => file.layer === layer);
    if (own.length === 0) return [];
    const percentages = measures.map((measure) => {
      const covered = own.reduce((sum, { counts }) => sum + counts[measure].covered, 0);
      const total = own.reduce((sum, { counts }) => sum + counts[measure].total, 0);
      return [`${measure} %`, total === 0 ? '–' : Math.round((1000 * covered) / total) / 10];
    });
    return [[layer, { files: own.length, ...Object.fromEntries(percentages) }] as const];
  });
  return Object.fromEntries(rows);
}
