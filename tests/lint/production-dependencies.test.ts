import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { productSources } from '#scripts/product-sources.ts';
import packageJson from '../../package.json' with { type: 'json' };
import viteConfig from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');

/** Programs that run outside of development too, where `npm ci --omit=dev` has installed the packages. */
const programs = ['start', 'build', 'admin', 'seed'].map((name) => `scripts/${name}.ts`);

/** What a build begins at. */
const inputs = Object.values(viteConfig({ command: 'build', mode: 'production' }).environments ?? {}).map(
  ({ build }) => String(build?.rolldownOptions?.input),
);

/** What a file needs when it is run or built; types are gone by then. */
function neededBy(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.css'))
    return [...text.matchAll(/@(?:import|plugin) ["']([^"']+)/g)].map(([, name]) => name ?? '');
  const { module, errors } = parseSync(file, text);
  expect(errors, file).toEqual([]);
  const isType = ({ start }: { start: number }) =>
    /^(?:import|export) type\b/.test(text.slice(start, start + 20));
  const imported = module.staticImports.filter((part) => !isType(part));
  const exported = module.staticExports.filter((part) => !isType(part)).flatMap(({ entries }) => entries);
  const quoted = module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(text.slice(start, end))?.[1],
  );
  return [...[...imported, ...exported].map(({ moduleRequest }) => moduleRequest?.value), ...quoted].filter(
    (name) => name !== undefined,
  );
}

/** The packages that some files need, and all files that they need. */
function packagesOf(entries: string[]): Set<string> {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of neededBy(file)) {
      const path = name.startsWith('#')
        ? name.slice(1)
        : name.startsWith('.') && posix.join(posix.dirname(file), name);
      if (path && /\.(?:tsx?|js|css)$/.test(path)) files.add(path);
      else if (!path && !name.startsWith('node:'))
        packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  return packages;
}

it('what is needed to build and to start is there where npm leaves out devDependencies', () => {
  const needed = packagesOf([...programs, 'vite.config.ts', ...inputs]);
  const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.optionalDependencies });
  expect([...needed].filter((name) => !installed.includes(name))).toEqual([]);
  // Nothing was overlooked on the way: all that stands there is found. A part that no feature uses at present, such as
  // the reading of CSV files, keeps what it needs.
  const known = packagesOf(productSources(root).filter((path) => !path.startsWith('electron/')));
  const surplus = Object.keys(packageJson.dependencies).filter(
    (name) => !needed.has(name) && !known.has(name),
  );
  expect(surplus).toEqual([]);
});
