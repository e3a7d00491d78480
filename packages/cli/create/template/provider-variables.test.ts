import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { providersIn, withoutProviders } from './provider-variables.ts';

const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');

it('knows the providers of the template', () => {
  expect(providersIn(example)).toEqual(['github', 'google', 'oidc']);
});

it.each([
  [[], ['github', 'google', 'oidc']],
  [['github'], ['google', 'oidc']],
  [['github', 'google'], ['oidc']],
  [['oidc'], ['github', 'google']],
  [['github', 'google', 'oidc'], []],
])('without %j leaves %j and says nothing of others', (dropped, left) => {
  const text = withoutProviders(example, dropped);
  expect(providersIn(text)).toEqual(left);
  for (const name of dropped)
    expect(text).not.toMatch(new RegExp(`^${name.toUpperCase()}_|callback.*${name}`, 'm'));
  expect(text.includes('# --- Social sign-in')).toBe(left.length > 0);
  for (const name of left) expect(text).toMatch(new RegExp(`Callback URL.*[/]${name}`));
  expect(text.startsWith(example.slice(0, example.indexOf('# --- Social')).trimEnd())).toBe(true);
});
