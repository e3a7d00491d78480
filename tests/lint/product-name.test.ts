import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { product } from '#contract/product.ts';

const root = join(import.meta.dirname, '../..');

const searched = [
  '*',
  '.{github,ci}/**/*',
  '{build,contract,electron,locales,renderer,scripts,server,tests}/**/*',
];

/** Files that cannot import contract/product.ts, and documents. A product with another name changes them. */
const exceptions = [
  /^contract\/product\.ts$/,
  /\.md$/,
  /^package(-lock)?\.json$/,
  /^\.env\.example$/,
  /^\.gitignore$/,
  /^build\/container\//,
  /^\.github\/workflows\//,
  // Generated from the contract.
  /^server\/api-documentation\/.*\.json$/,
];

const isRenamed = !product.appId.startsWith('com.example.');

it('sources and tests know the name of the product from contract/product.ts only', ({ skip }) => {
  skip(isRenamed, 'the name of a product may be a common word');
  const files = globSync(searched, { cwd: root });
  const named = new RegExp(`${product.name}|${product.slug}`, 'i');
  const found = files
    .filter((file) => !exceptions.some((exception) => exception.test(file)))
    .filter((file) => /\.(tsx?|js|css|html|json|ya?ml|sql|sh)$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (named.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
