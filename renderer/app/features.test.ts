import { expect, it } from 'vitest';
import type { Init } from '#contract/api/init.ts';
import { grantsOf } from '#contract/facts/permissions.ts';
import { languages } from '#contract/languages.ts';
import { translator } from '#server/http/translate.ts';
import { matchesWords } from '../layout/palette/find-matches.ts';
import { commandsFor, loadPalette, pagesFor } from '../layout/palette/pages.ts';
import { features } from './features.ts';

const paletteFeatures = await loadPalette(features);
const admin = {
  grants: grantsOf(['admin']),
  tenantGrants: {},
  otherTenantGrants: {},
  apiDocumentation: true,
  currentUser: null,
} as unknown as Init;

it('have ids, keys and addresses of their own', () => {
  const entries = features.flatMap(({ navigation }) => navigation);
  const ids = [...entries, ...paletteFeatures.flatMap(({ commands }) => commands)].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const keys = entries.flatMap((entry) => entry.keys?.join(' ') ?? []);
  expect(keys).toEqual([...new Set(keys)]);
  for (const { to } of entries) {
    expect(to.app?.path ?? '/app').toMatch(/^\/app(\/|$)/);
    expect(to.manager?.path ?? '/manager/').toMatch(/^\/manager\//);
  }
});

it.each([
  ['en', { logout: 'sign out', account: 'settings', newUser: 'invite' }],
  ['fr', { logout: 'se deconnecter', account: 'parametres', newUser: 'inviter' }],
  ['ar', { logout: 'خروج', account: 'الإعدادات', newUser: 'دعوة' }],
  ['sw', { logout: 'ondoka', account: 'mipangilio', newUser: 'alika' }],
] as const)('is found by what people call it: %s', (language, terms) => {
  const t = translator(language);
  const account = pagesFor(admin, 'manager', paletteFeatures).find(({ id }) => id === 'account');
  const newUser = commandsFor(admin, 'manager', paletteFeatures).find(({ id }) => id === 'newUser');
  expect(matchesWords([t(account?.synonyms ?? '')], terms.account)).toBe(true);
  expect(matchesWords([t(newUser?.synonyms ?? '')], terms.newUser)).toBe(true);
  expect(matchesWords([t('palette:synonyms.logout')], terms.logout)).toBe(true);
});

it.each(languages)('whatever features declare has a text: %s', (language) => {
  const t = translator(language);
  for (const { dashboard } of features)
    for (const { title, hint } of dashboard?.firstSteps ?? [])
      for (const key of [title, hint]) expect(t(key), key).not.toBe(key.slice(key.indexOf(':') + 1));
  for (const { pages, commands: begun, records } of paletteFeatures) {
    const declared: { label: string; synonyms?: string }[] = [
      ...pages,
      ...pages.flatMap(({ shortLabel }) => (shortLabel ? [{ label: shortLabel }] : [])),
      ...begun,
      ...(records?.actions ?? []),
    ];
    const more = records ? [records.heading, records.all, records.create?.label ?? records.all] : [];
    for (const keys of [...more, ...declared.flatMap(({ label, synonyms }) => [label, synonyms ?? label])]) {
      const last = [keys].flat().at(-1) ?? '';
      expect(t(keys), last).not.toBe(last.slice(last.indexOf(':') + 1));
    }
  }
});
