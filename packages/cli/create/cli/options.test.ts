import { afterEach, expect, it, vi } from 'vitest';
import { readGiven } from './options.ts';

const template = { version: '1.0.0', languages: [], providers: [], parts: ['repositories', 'desktop'] };

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['npm_config_dry_run', 'true', '--dry-run'],
  ['npm_config_slug', 'x', '--slug'],
  ['npm_config_desktop', '', '--no-desktop'],
])('says that npm took an option for itself: %s', (name, value, option) => {
  vi.stubEnv(name, value);
  expect(() => readGiven(['my-app'], template)).toThrow(`npm took ${option} for itself`);
});

it('--choices and --into, which belong together', () => {
  expect(() => readGiven(['my-app', '--into', 'x'], template)).toThrow('belong together');
  expect(readGiven(['--choices', 'a', '--into', 'b'], template)).toMatchObject({ choices: 'a', into: 'b' });
});

it('leaves out each part once, however often it is named', () => {
  const given = readGiven(
    ['my-app', '--without', 'repositories,repositories', '--no-repositories', '--no-desktop'],
    template,
  );
  expect(given.without).toEqual(['repositories', 'desktop']);
});
