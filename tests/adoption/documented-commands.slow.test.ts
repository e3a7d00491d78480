import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { copyProject } from '../guides/project-copy.ts';
import { skipUnlessThorough } from '../guides/skip-unless-thorough.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const scripts: Record<string, string> = packageJson.scripts;

const documents = globSync(['*.md', '{docs,tests}/**/*.md'], {
  cwd: root,
  exclude: ['**/node_modules/**', 'docs/screens/**'],
});

/** What runs a command, where no test names its program, and a text by which that file is known to do so. */
const runBy: Record<string, [file: string, text: string]> = {
  'npm install': ['.ci/run', 'npm ci'],
  'npm ci': ['.ci/run', 'npm ci'],
  'npm start': ['scripts/start.slow.test.ts', "spawn('npm', ['start']"],
  'npm test': ['.ci/run', 'npm test'],
  'npm run check': ['.ci/run', 'npm run check'],
  'npm run dev': ['tests/web/development.spec.ts', 'startDevServer'],
  'npm run build': ['scripts/start.slow.test.ts', "failureOf('run', 'build')"],
  'npm run coverage': ['tests/adoption/documented-commands.slow.test.ts', "'coverage'"],
  'npm run format': ['tests/adoption/documented-commands.slow.test.ts', "'format'"],
  'npm run fonts': ['tests/adoption/documented-commands.slow.test.ts', "'fonts'"],
  'npm run drill': ['tests/lab/drills/drills.slow.test.ts', 'quick'],
  'npm run db:generate': ['tests/guides/add-a-field.slow.test.ts', "'db:generate'"],
  'npm run mail:mark': ['tests/adoption/documented-commands.slow.test.ts', "'mail:mark'"],
  'npm run sbom': ['scripts/sbom.slow.test.ts', 'npm run --silent sbom'],
  'npm run test:adoption': ['.github/workflows/adoption.yml', 'npm run test:adoption'],
  'npm run test:unit': ['scripts/testing/test-suites.ts', "[vitest, 'run'"],
  'npm run test:web': ['scripts/testing/test-suites.ts', "'--project=web'"],
  'npm run test:desktop': ['scripts/testing/test-suites.ts', 'desktopSuite'],
  'npm run desktop:build': ['scripts/testing/test-suites.ts', 'ensureDesktopBuilt'],
  'npm run desktop:icons': ['tests/adoption/documented-commands.slow.test.ts', "'desktop:icons'"],
  'npx node': ['tests/adoption/documented-commands.slow.test.ts', 'startOidcProvider'],
};

/** Programs that are not ours, and do what their documents say. */
const plain = /^(?:cd|cp|export|git)\b/;

interface Block {
  document: string;
  /** `outside` needs a server, an account or a program that no test has. */
  mark: string;
  commands: string[];
}

const blocks: Block[] = documents.flatMap((document) =>
  [...read(document).matchAll(/^ *```(?:sh|bash|console)( [\w.-]+)?\n([\s\S]*?)^ *```/gm)].map(
    ([, mark = '', text = '']) => ({ document, mark: mark.trim(), commands: commandsIn(text) }),
  ),
);

function commandsIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.replace(/(?:^|\s)# .*$/, '').split(' && '))
    .map((command) => command.replace(/^\s*(?:[A-Z_]+=\S+ )*/, '').trim())
    .filter(Boolean);
}

/** The file that a script of package.json runs. */
function programOf(name: string): string | undefined {
  return /(?:scripts|create|tests)\/[\w/-]+\.ts/.exec(scripts[name] ?? '')?.[0];
}

/** Without what stands behind the name of the command. */
const nameOf = (command: string) => /^(?:npm run [\w:-]+|\S+ \S+)/.exec(command)?.[0] ?? command;

/** Tests, and what they start programs with; not the one that only asks programs for their options. */
const tests = globSync(['{create,scripts,server,tests}/**/*.{test,spec}.ts', 'tests/*/*.ts'], {
  cwd: root,
  exclude: ['scripts/add/templates/**', 'scripts/read-options.slow.test.ts'],
}).map(read);

function isRun(command: string): boolean {
  const program = programOf(command.replace('npm run ', ''));
  const isNamed = (text: string) => program !== undefined && new RegExp(`['/]${program}['\`]`).test(text);
  return command in runBy || tests.some(isNamed);
}

/** What rows of docs/commands.md say that no test runs: the named commands, or with 'it' and 'them' those of the row. */
const notRun = new Set(
  read('docs/commands.md')
    .split('\n')
    .flatMap((row) => {
      const [, said] = /\bno test runs ([^.,;|]*)/i.exec(row) ?? [];
      const named = said === undefined ? '' : /^(?:it|them)\b/.test(said) ? row.split('|')[1] : said;
      return [...(named ?? '').matchAll(/`(?:npm run )?([a-z:]+)`/g)].map(([, name]) => `npm run ${name}`);
    }),
);

describe('commands of documents', () => {
  it('in blocks are run by a test, or marked as needing the outside', () => {
    expect(blocks.length).toBeGreaterThan(20);
    const unknown = blocks
      .filter(({ mark }) => mark !== 'outside')
      .flatMap(({ document, commands }) =>
        commands
          .filter((command) => !plain.test(command) && !isRun(nameOf(command)))
          .map((command) => [document, command]),
      );
    expect(unknown).toEqual([]);
  });

  it('are run by a test, each that package.json has, or said to be run by none', () => {
    const commands = Object.keys(scripts)
      .filter((name) => !['start', 'test'].includes(name))
      .map((name) => `npm run ${name}`);
    expect(commands.filter((command) => !isRun(command) && !notRun.has(command))).toEqual([]);
    expect([...notRun].filter((command) => !commands.includes(command) || isRun(command))).toEqual([]);
  });

  it('are run by the files that are said to do it', () => {
    const wrong = Object.entries(runBy).filter(
      ([, [file, text]]) => !(existsSync(join(root, file)) && read(file).includes(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('are marked with a word that is known', () => {
    expect(new Set(blocks.map(({ mark }) => mark))).toEqual(new Set(['', 'outside']));
  });
});

/** The program of a command and what it says of its options, where it does: in its file or, for create, beside it. */
function usageOf(name: string): { program: string; usage: string } | undefined {
  const program = programOf(name);
  if (program === undefined) return undefined;
  const usage = globSync([program, `${dirname(program)}/options.ts`], { cwd: root })
    .map(read)
    .filter((text) => text.includes('Usage: '))
    .join('\n');
  return usage === '' ? undefined : { program, usage };
}

it('options of npm run, also within sentences, are those that the programs know', async () => {
  const used = new Map<string, Set<string>>();
  for (const text of documents.map(read)) {
    for (const [, name = '', rest = ''] of text.matchAll(/npm run ([\w:-]+) (?:-- )?([^`\n|]*)/g)) {
      for (const [flag] of rest.replace(/ # .*/, '').matchAll(/(?<=^| )--[a-z][\w-]*/g))
        used.set(name, (used.get(name) ?? new Set()).add(flag));
    }
  }
  expect(used.size).toBeGreaterThan(5);
  const wrong: string[] = [];
  for (const [name, flags] of used) {
    const known = usageOf(name);
    if (!known) continue;
    let missing = [...flags].filter((flag) => !new RegExp(`${flag}\\b`).test(known.usage));
    // The program may put it together, such as one for each feature.
    if (missing.length > 0) {
      const help = await promisify(execFile)(process.execPath, [known.program, '--help'], { cwd: root });
      missing = missing.filter((flag) => !new RegExp(`${flag}\\b`).test(help.stdout));
    }
    wrong.push(...missing.map((flag) => `npm run ${name} ${flag}`));
  }
  expect(wrong).toEqual([]);
});

it('the provider to try things with starts as its guide says', async () => {
  const command = /^npx (node .*startOidcProvider.*)$/m.exec(read('docs/add-a-provider.md'))?.[1] ?? '';
  const provider = spawn('sh', ['-c', `exec ${command}`], {
    cwd: root,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  });
  const ended = once(provider, 'exit');
  try {
    const [line] = await once(provider.stdout, 'data');
    expect((await fetch(`${String(line).trim()}/.well-known/openid-configuration`)).status).toBe(200);
  } finally {
    provider.kill();
    await ended;
  }
});

describe('commands whose result is committed, or seen at once', { timeout: 3 * 60_000 }, () => {
  it.for(['mail:mark', 'desktop:icons', 'format', 'fonts'])('%s', async (name, context) => {
    skipUnlessThorough(context);
    const copy = copyProject();
    try {
      expect(await copy.run('npm', 'run', name)).toBe('');
      // What is committed is what they write.
      expect(copy.git('status', '--short')).toBe('');
    } finally {
      copy.remove();
    }
  });

  it('coverage', async (context) => {
    skipUnlessThorough(context);
    const copy = copyProject();
    try {
      expect(await copy.run('npm', 'run', 'coverage', '--', 'contract/contrast.test.ts')).toBe('');
      expect(existsSync(join(copy.folder, 'coverage/index.html'))).toBe(true);
    } finally {
      copy.remove();
    }
  });
});
