import type { MenuItemConstructorOptions } from 'electron/main';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#contract/facts/languages.ts';
import { languages } from '#contract/languages.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { menuTemplate } from './menu-template.ts';

const commands = {
  about: vi.fn(),
  'check-for-updates': vi.fn(),
  'server-address': vi.fn(),
  find: vi.fn(),
  reload: vi.fn(),
  'actual-size': vi.fn(),
  'zoom-in': vi.fn(),
  'zoom-out': vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  'open-in-browser': vi.fn(),
  'source-code': vi.fn(),
  'open-log-folder': vi.fn(),
};

function menuOf(options: Partial<Parameters<typeof menuTemplate>[0]> & { language?: Language } = {}) {
  const { language = 'en', ...others } = options;
  const { t } = createTexts(language);
  return menuTemplate({ t, platform: 'linux', commands, developerTools: false, ...others });
}

function itemsOf(menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return menu.flatMap((item) => [item, ...itemsOf((item.submenu ?? []) as MenuItemConstructorOptions[])]);
}

describe.each(['mac', 'windows', 'linux'] as const)('the menu on %s', (platform) => {
  it.each(languages)('has a translated label for every entry in %s', (language) => {
    const labels = itemsOf(menuOf({ platform, language, developerTools: true, environment: 'Staging' }))
      .filter(({ type }) => type !== 'separator')
      .map(({ label }) => label);
    expect(labels.filter((label) => !label || label.startsWith('menu.'))).toEqual([]);
  });

  it('has each accelerator once, and each command', () => {
    const items = itemsOf(menuOf({ platform }));
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { click } of items) (click as (() => void) | undefined)?.();
    for (const command of Object.values(commands)) expect(command).toHaveBeenCalled();
  });

  it('offers developer tools only if enabled', () => {
    const roles = (developerTools: boolean) =>
      itemsOf(menuOf({ platform, developerTools })).map(({ role }) => role);
    expect(roles(false)).not.toContain('toggleDevTools');
    expect(roles(true)).toContain('toggleDevTools');
  });

  it('names an environment other than production, first', () => {
    const first = itemsOf(menuOf({ platform, environment: 'Staging' }))[1];
    expect(first).toMatchObject({ label: 'Environment: Staging', enabled: false });
    expect(itemsOf(menuOf({ platform })).map(({ id }) => id)).not.toContain('environment');
    expect(itemsOf(menuOf({ platform, environment: 'Q&A' }))[1]?.label).toBe('Environment: Q&&A');
  });
});

it('goes back and forward by the keys of the platform', () => {
  const keyOf = (platform: 'mac' | 'linux', id: string) =>
    itemsOf(menuOf({ platform })).find((item) => item.id === id)?.accelerator;
  expect([keyOf('mac', 'back'), keyOf('mac', 'forward')]).toEqual(['Command+[', 'Command+]']);
  expect([keyOf('linux', 'back'), keyOf('linux', 'forward')]).toEqual(['Alt+Left', 'Alt+Right']);
});
