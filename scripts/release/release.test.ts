import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { newestRelease, readReleases, securityFixes } from './changelog.ts';
import { readAdopterNotes, readSections } from './sections.ts';
import { checkVersion, isNewer, setVersion } from './set-version.ts';

const changelog = `# Changelog

Words before.

## [Unreleased]

- Not yet.

## [1.10.0] - 2026-11-21

### Added

- This.

## [1.9.3] - 2026-10-01

- That.
`;

describe('the changelog', () => {
  it('names versions, newest first, each with its notes', () => {
    expect(readReleases(changelog)).toEqual([
      { version: '1.10.0', date: '2026-11-21', notes: '### Added\n\n- This.' },
      { version: '1.9.3', date: '2026-10-01', notes: '- That.' },
    ]);
  });

  it.each([
    ['## 1.2.3', '1.2.3'],
    ['## [1.2] - 2026-01-01', '[1.2] - 2026-01-01'],
    ['## [1.2.3] - soon', '[1.2.3] - soon'],
  ])('refuses the heading %s', (heading, named) => {
    expect(() => readReleases(`# Changelog\n\n${heading}\n\n- That.\n`)).toThrow(`'## ${named}'`);
  });

  it('must name a version, and say something of it', () => {
    expect(() => newestRelease('# Changelog\n\n## [Unreleased]\n')).toThrow('no version');
    expect(() => newestRelease('## [1.2.3] - 2026-01-01\n\n## [1.2.2] - 2026-01-01\n\n- That.')).toThrow(
      'nothing is said of 1.2.3',
    );
  });

  it('says what is a security fix, and what adopters do', () => {
    const fixed = `## [1.2.3] - 2026-01-01

### Security

- One
  of two lines.
- Two.

### For adopters

- **Few**, who have servers: it is gone. **To do:** nothing.
- **Everybody**: it came. **To do:** look.
`;
    expect(securityFixes(fixed, '1.2.3')).toEqual(['One of two lines.', 'Two.']);
    expect(securityFixes(fixed, '1.2.2')).toEqual([]);
    expect(readAdopterNotes(newestRelease(fixed).notes)).toEqual([
      { affects: 'few', who: 'who have servers', what: 'it is gone.', toDo: 'nothing.' },
      { affects: 'everybody', what: 'it came.', toDo: 'look.' },
    ]);
    const other = fixed.replace('**To do:** nothing.', '');
    expect(() => newestRelease(other)).toThrow("For adopters: '**Few**, who have servers: it is gone.'");
  });

  it('of a patch version has nothing but fixes, so that it can be taken alone', () => {
    const patch = '## [1.2.3] - 2026-01-01\n\n### Added\n\n- This.\n\n### Security\n\n- That.\n';
    expect(() => newestRelease(patch)).toThrow('1.2.3 is a patch version');
    expect(() => newestRelease(patch.replace('1.2.3', '1.3.0'))).not.toThrow();
  });

  it('of this project has entries for adopters that can be read', () => {
    const [, unreleased = ''] =
      /^## \[Unreleased\]\n(.*?)^## /ms.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
    expect(() => readAdopterNotes(unreleased)).not.toThrow();
    expect([...readSections(unreleased).values()].flat()).not.toContain('');
  });

  it('of this project ends with the version of package.json, once it has one', () => {
    const [newest] = readReleases(readFileSync('CHANGELOG.md', 'utf8'));
    expect(newest?.version ?? packageJson.version).toBe(packageJson.version);
  });
});

it.each([
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.9.9', '1.9.9', false],
  ['1.9.8', '1.9.9', false],
  ['1.9.9', '2.0.0', false],
])('%s is newer than %s: %s', (version, than, expected) => expect(isNewer(version, than)).toBe(expected));

describe('the version', () => {
  let folder: string;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(name, join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('comes from the changelog; nothing else changes', () => {
    expect(setVersion(folder)).toBe('1.10.0');
    const mended = (name: string) => read(name).replaceAll('"version": "1.10.0"', '"version": "0.0.0"');
    const original = (name: string) =>
      readFileSync(name, 'utf8').replace(`"version": "${packageJson.version}"`, '"version": "0.0.0"');
    expect(mended('package.json')).toBe(original('package.json'));
    expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe('1.10.0');
    expect(checkVersion(folder, 'v1.10.0')).toBe('1.10.0');
  });

  it('must be newer than the one at hand', () => {
    setVersion(folder);
    expect(() => setVersion(folder)).toThrow('1.10.0, which is not newer than 1.10.0');
  });

  it('must be the same everywhere', () => {
    expect(() => checkVersion(folder, 'v1.10.0')).toThrow('package.json says');
    setVersion(folder);
    expect(() => checkVersion(folder, 'v1.10.1')).toThrow('the tag says 1.10.1');
    const lock = read('package-lock.json');
    writeFileSync(join(folder, 'package-lock.json'), lock.replace('"1.10.0"', '"1.9.3"'));
    expect(() => checkVersion(folder, 'v1.10.0')).toThrow('package-lock.json says 1.9.3');
  });

  it('and its notes are told by the commands, which say in a sentence what is wrong', () => {
    const run = (script: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
      return [status, stdout + stderr];
    };
    expect(run('scripts/release-notes.ts', '1.9.3')).toEqual([0, '- That.\n']);
    expect(run('scripts/release-version.ts')).toEqual([0, '1.10.0\n']);
    expect(run('scripts/release-version.ts', '--check', 'v9.9.9')).toEqual([
      1,
      expect.stringMatching(/^.*9\.9\.9.*\n$/),
    ]);
  });
});
