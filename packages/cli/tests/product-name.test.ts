import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { product } from '../../../contract/product.ts';
import { holdsName, namesOrigin } from '../rename/named-files.ts';

const root = join(import.meta.dirname, '../../..');

const searched = [
  '*',
  '.{github,ci}/**/*',
  '{build,contract,electron,lab,locales,packages,renderer,scripts,server,tests}/**/*',
];

/** Written by tools: their name is that of package.json, and what the contract says. */
const generated = [/^package(-lock)?\.json$/, /^server\/api-documentation\/.*\.json$/];

it('sources and tests know the name of the product from contract/product.ts only', ({ skip }) => {
  skip(product.isNamed, 'the name of a product may be a common word');
  const files = globSync(searched, { cwd: root });
  const named = new RegExp(`${product.name}|${product.slug}`, 'i');
  const found = files
    .filter(
      (file) => !holdsName(file) && !namesOrigin(file) && !generated.some((pattern) => pattern.test(file)),
    )
    .filter((file) => /\.(tsx?|js|css|html|json|ya?ml|sql|sh)$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (named.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
