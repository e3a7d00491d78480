import { exec } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

interface Component {
  name: string;
  version: string;
  purl: string;
  hashes?: object[];
}

/** The package `node` puts its program there itself, by the version alone. */
const ownBinary = /^node-[a-z]+-\w+$/;

/** The workspaces, whose sources are those of the project; npm names them by their folders. */
const workspaces = globSync(packageJson.workspaces).map((folder) => basename(folder));

it('`npm run sbom` prints a CycloneDX document that names every package the product depends on', async () => {
  const { stdout } = await promisify(exec)('npm run --silent sbom', { maxBuffer: 64 * 1024 * 1024 });
  const document = JSON.parse(stdout);
  expect(document).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) });
  expect(document.metadata.component).toMatchObject({ type: 'application', version: packageJson.version });
  const components = document.components as Component[];
  const found = new Set(components.flatMap(({ name, version }) => [`${name}@${version}`, `${name}@file`]));
  const direct = { ...packageJson.dependencies, ...packageJson.devDependencies };
  expect(
    Object.entries(direct).filter(
      ([name, version]) => !found.has(`${name}@${version.replace(/^file:.*/, 'file')}`),
    ),
  ).toEqual([]);
  expect(components.filter(({ purl }) => !purl.startsWith('pkg:npm/'))).toEqual([]);
  expect(
    components
      .filter(({ name, hashes }) => !hashes?.length && !ownBinary.test(name) && !workspaces.includes(name))
      .map(({ name }) => name),
  ).toEqual([]);
});
