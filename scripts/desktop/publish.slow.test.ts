import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const version = '1.2.0';
const notes = '### Added\n\n- This.';
const tag = `v${version}`;
const feeds = ['latest-linux.yml', 'latest-mac.yml', 'latest.yml'];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const feed of feeds) writeFileSync(join(folder, feed), `version: ${version}\nfiles: []\n`);
  writeFileSync(join(folder, 'app.AppImage'), 'app');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script beside a changelog and programs that only write down how they were called; returns the calls. */
function run(script: string, variables: Record<string, string> = {}): string[][] {
  const programs = mkdtempSync(join(tmpdir(), 'programs-'));
  const record = join(programs, 'calls');
  writeFileSync(join(programs, 'CHANGELOG.md'), `# Changelog\n\n## [${version}] - 2026-01-31\n\n${notes}\n`);
  const source = `#!${process.execPath}
const call = [process.argv[1].split('/').pop(), ...process.argv.slice(2)];
require('fs').appendFileSync(${JSON.stringify(record)}, JSON.stringify(call) + '\\n');
if (call.includes('view')) console.log(process.env.FAKE_DRAFT ?? process.exit(1));`;
  for (const name of ['gh', 'aws']) {
    writeFileSync(join(programs, name), source);
    chmodSync(join(programs, name), 0o755);
  }
  try {
    execFileSync(process.execPath, [resolve(script), folder], {
      cwd: programs,
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...variables },
      stdio: 'pipe',
    });
    return readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(programs, { recursive: true });
  }
}

describe('a release (gh and aws are fakes that write down their calls)', () => {
  const files = () => ['app.AppImage', ...feeds].map((name) => join(folder, name));

  it('is seen once all of it is there', () => {
    expect(run('scripts/desktop/release-publish.ts')).toEqual([
      ['gh', 'release', 'view', tag, '--json', 'isDraft'],
      [
        'gh',
        'release',
        'create',
        tag,
        ...files(),
        '--draft',
        '--verify-tag',
        '--title',
        tag,
        '--notes',
        notes,
      ],
      ['gh', 'release', 'edit', tag, '--draft=false'],
    ]);
  });

  it('takes the place of a draft that an earlier try left', () => {
    const calls = run('scripts/desktop/release-publish.ts', { FAKE_DRAFT: '{"isDraft":true}' });
    expect(calls[1]).toEqual(['gh', 'release', 'delete', tag, '--yes']);
    expect(calls).toHaveLength(4);
  });

  it('never takes the place of one that is out', () => {
    expect(run('scripts/desktop/release-publish.ts', { FAKE_DRAFT: '{"isDraft":false}' })).toHaveLength(3);
  });

  it('names its files in the feed after they are there', () => {
    const calls = run('scripts/desktop/release-feed.ts', {
      UPDATE_FEED_BUCKET: 'bucket/app',
      AWS_ENDPOINT_URL_S3: '',
    });
    const copy = ['aws', 's3', 'cp', folder, 's3://bucket/app', '--recursive'];
    expect(calls).toEqual([
      [...copy, '--exclude', 'latest*.yml'],
      [...copy, '--exclude', '*', '--include', 'latest*.yml', '--cache-control', 'no-cache'],
    ]);
  });

  it.each(['scripts/desktop/release-publish.ts', 'scripts/desktop/release-feed.ts'])(
    '%s stops where a system is missing',
    (script) => {
      rmSync(join(folder, 'latest-mac.yml'));
      expect(() => run(script, { UPDATE_FEED_BUCKET: 'b' })).toThrow('holds no latest-mac.yml');
    },
  );

  it('stops where a package is of another version', () => {
    writeFileSync(join(folder, 'latest.yml'), 'version: 0.0.1\n');
    expect(() => run('scripts/desktop/release-publish.ts')).toThrow('latest.yml is of version 0.0.1');
  });
});
