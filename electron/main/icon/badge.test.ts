import type { BrowserWindow } from 'electron/main';
import { expect, it, vi } from 'vitest';
import type { DesktopState } from '#contract/desktop/state.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { createBadge } from './badge.ts';

function badgeOn(platform: DesktopState['platform']) {
  const setBadgeCount = vi.fn(() => true);
  const setOverlayIcon = vi.fn();
  const badge = createBadge({
    app: { setBadgeCount },
    nativeImage: { createFromBitmap: vi.fn(() => 'dot' as never) },
    window: () => ({ setOverlayIcon }) as unknown as BrowserWindow,
    platform,
    texts: createTexts('en'),
  });
  return { badge, setBadgeCount, setOverlayIcon };
}

it('is a number on macOS and Linux', () => {
  const { badge, setBadgeCount, setOverlayIcon } = badgeOn('mac');
  badge.set(3);
  expect(setBadgeCount).toHaveBeenCalledWith(3);
  expect(badge.count).toBe(3);
  expect(setOverlayIcon).not.toHaveBeenCalled();
});

it('is a dot with the number in its description on Windows', () => {
  const { badge, setOverlayIcon } = badgeOn('windows');
  badge.set(3);
  expect(setOverlayIcon).toHaveBeenLastCalledWith('dot', '3 unseen events');
  badge.set(0);
  expect(setOverlayIcon).toHaveBeenLastCalledWith(null, '0 unseen events');
});
