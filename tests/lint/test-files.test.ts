import { execFileSync } from 'node:child_process';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import playwrightConfig from '../../playwright.config.ts';
import vitestConfig from '../../vitest.config.ts';

const root = join(import.meta.dirname, '../..');

/** What `npm run add` writes from, which runs in an app. */
const templates = /^packages\/cli\/.*\/templates\//;

const patterns = [
  ...(vitestConfig.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  ),
  ...(playwrightConfig.projects ?? []).flatMap(({ testDir = '', testMatch = [] }) =>
    [testMatch].flat().flatMap((pattern) => [String(pattern), `${testDir}/${pattern}`]),
  ),
];

it('every test file is of a project of vitest or Playwright', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && !templates.test(file));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
