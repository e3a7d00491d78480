import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coverageByLayer } from './by-layer.ts';

const counts = (covered: number, total: number) => ({ covered, total });

it('adds up the files of a layer, so that a large one weighs more', () => {
  const root = join(import.meta.dirname, 'root');
  const file = (covered: number, total: number) => ({
    lines: counts(covered, total),
    branches: counts(0, 0),
    functions: counts(1, 3),
  });
  const summary = {
    total: file(1, 1),
    [join(root, 'contract/product.ts')]: file(1, 1),
    [join(root, 'contract/api/contract.ts')]: file(0, 9),
    [join(root, 'server/http/limits.ts')]: file(2, 4),
  };
  expect(coverageByLayer(summary, root)).toEqual({
    contract: { files: 2, 'lines %': 10, 'branches %': '–', 'functions %': 33.3 },
    server: { files: 1, 'lines %': 50, 'branches %': '–', 'functions %': 33.3 },
  });
});
