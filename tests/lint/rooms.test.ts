import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productSources } from '#scripts/product-sources.ts';
import { roomOf } from '#scripts/rooms/rooms.ts';
import { wrongImports } from '#scripts/rooms/wrong-imports.ts';

const root = join(import.meta.dirname, '../..');

describe('the check of rooms', () => {
  it.each([
    ['server/lists/a.ts', "import { b } from '../http/b.ts';"],
    ['server/lists/a.ts', "import { b } from './b.ts';"],
    ['server/books/a.ts', "import { b } from '../lists/b.ts';"],
    ['server/app/a.ts', "import { b } from '../api-keys/b.ts';"],
    ['server/api-keys/a.ts', "import { b } from '../passkeys/b.ts';"],
    ['renderer/components/form/a.ts', "import * as z from 'zod/mini';"],
  ])('lets %s say %s', (file, text) => {
    expect(wrongImports(new Map([[file, text]]))).toEqual([]);
  });

  it.each([
    ['server/http/a.ts', "import { b } from '../lists/b.ts';", 'records'],
    ['server/lists/a.ts', "import { product } from '#contract/product.ts';", 'app'],
    ['server/lists/a.ts', "import type { B } from '../books/b.ts';", 'app'],
    ['server/lists/a.ts', "const { b } = await import('../api-keys/b.ts');", 'api-keys'],
    ['contract/schemas/a.ts', "export { b } from '../books/b.ts';", 'app'],
    ['server/api-keys/a.ts', "import { b } from '../account/b.ts';", 'app'],
    ['renderer/lib/a.ts', "import { B } from '../components/ui/b.tsx';", 'ui'],
  ])('refuses %s that says %s', (file, text, to) => {
    expect(wrongImports(new Map([[file, text]]))).toEqual([expect.stringContaining(`which is in ${to}`)]);
  });

  it('knows the room of every source file', () => {
    const sources = productSources(root).filter((file) =>
      /^(?:contract|server|renderer|electron)\//.test(file),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => !roomOf(file))).toEqual([]);
  });
});
