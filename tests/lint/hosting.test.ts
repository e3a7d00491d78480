import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { serverProgram } from '#scripts/server-program.ts';
import { health } from '#server/app/health.ts';
import { variables } from '#server/config/environment-schema.ts';
import { readCopies } from '#tests/support/dockerfile-copies.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, 'build/hosting', name), 'utf8');

interface Tables {
  [name: string]: Tables | Tables[] | unknown;
}

/** As much of TOML as the files use: tables, lists of tables, and values that JSON writes in the same way. */
function parseToml(text: string): Tables {
  const tables: Tables = {};
  let table = tables;
  for (const line of text.split('\n')) {
    const [, list, name = '', key = '', value = ''] =
      /^(?:(\[)?\[([\w.]+)\]{1,2}|(\w+) = (.+))$/.exec(line) ?? [];
    if (line === '' || line.startsWith('#')) continue;
    if (name !== '') {
      table = {};
      tables[name] = list ? [...((tables[name] as Tables[] | undefined) ?? []), table] : table;
    } else if (key !== '') table[key] = JSON.parse(value);
    else throw new Error(`No TOML that this test reads: ${line}`);
  }
  return tables;
}

interface RenderService {
  dockerfilePath: string;
  preDeployCommand: string;
  healthCheckPath: string;
  maxShutdownDelaySeconds: number;
  numInstances: number;
  envVars: Array<{ key: string }>;
}
const fly = parseToml(read('fly.toml')) as Record<string, Record<string, string>>;
const checks = fly['http_service.checks'] as unknown as Array<{ path: string }>;
const railway = parseToml(read('railway.toml')).deploy as Record<string, string>;
const render = (parseYaml(read('render.yaml')) as { services: [RenderService] }).services[0];

/** What the files of the platforms say of the same things. */
const platforms = {
  fly: {
    dockerfile: fly.build?.dockerfile,
    release: fly.deploy?.release_command,
    healthPath: checks[0]?.path,
    shutdownSeconds: Number(fly.kill_timeout),
    delaySeconds: Number(fly.env?.SHUTDOWN_DELAY),
    variables: Object.keys(fly.env ?? {}),
  },
  render: {
    dockerfile: render.dockerfilePath,
    release: render.preDeployCommand,
    healthPath: render.healthCheckPath,
    shutdownSeconds: render.maxShutdownDelaySeconds,
    delaySeconds: undefined,
    variables: render.envVars.map(({ key }) => key),
  },
  railway: {
    dockerfile: (parseToml(read('railway.toml')).build as Record<string, string>).dockerfilePath,
    release: railway.preDeployCommand?.[0],
    healthPath: railway.healthcheckPath,
    shutdownSeconds: Number(railway.drainingSeconds),
    delaySeconds: undefined,
    variables: [],
  },
};

const probe = { database: { sql: undefined as never }, lifecycle: { migrated: true, stopping: false } };
const healthPaths = health(probe as never) as unknown as { stack: Array<{ route?: { path: string } }> };
const known = Object.keys(variables);

describe.each(Object.entries(platforms))('the file for %s', (_name, platform) => {
  it('builds the Dockerfile, without a line that a platform rejects', () => {
    const path = join(root, platform.dockerfile ?? '');
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).not.toMatch(/^VOLUME/m);
  });

  it('asks for health where the server answers', () => {
    expect(healthPaths.stack.map(({ route }) => route?.path)).toContain(platform.healthPath);
  });

  it('migrates before the start, by a command that the image has', () => {
    const program = /^node (scripts\/[\w-]+\.ts) list$/.exec(platform.release ?? '')?.[1] ?? '';
    expect(existsSync(join(root, program))).toBe(true);
    const dockerfile =
      readFileSync(join(root, platform.dockerfile ?? ''), 'utf8')
        .split(/^FROM /m)
        .at(-1) ?? '';
    expect(readCopies(dockerfile).flatMap(({ sources }) => sources)).toContain('scripts');
  });

  it('waits for the end of open requests, and of the database', () => {
    // The default of SHUTDOWN_DELAY, 10 for requests and 5 for the database.
    expect(platform.shutdownSeconds).toBeGreaterThanOrEqual((platform.delaySeconds ?? 5) + 15);
  });

  it('sets variables that exist', () => {
    expect(platform.variables.filter((name) => !known.includes(name))).toEqual([]);
  });
});

it('the unit starts the server of a build, with variables that exist', () => {
  const unit = read('app@.service');
  expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${serverProgram}$`, 'm'));
  const set = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name);
  expect(set).toEqual(['PORT']);
  expect(known).toContain('PORT');
});
