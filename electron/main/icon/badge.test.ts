import type { BrowserWindow } from 'electron/main';
import { expect, it, vi } from 'vitest';
import type { DesktopState } from '#contract/desktop/state.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { showBadge } from './badge.ts';

function badgeOn(platform: DesktopState['platform']) {
  const setBadgeCount = vi.fn(() => true);
  const setOverlayIcon = vi.fn();
  const options = {
    app: { setBadgeCount },
    nativeImage: { createFromBitmap: vi.fn(() => 'dot' as never) },
    window: { setOverlayIcon } as unknown as BrowserWindow,
    platform,
    t: createTexts('en').t,
  };
  return { show: (count: number) => showBadge(count, options), setBadgeCount, setOverlayIcon };
}

it('is a number on macOS and Linux', () => {
  const { show, setBadgeCount, setOverlayIcon } = badgeOn('mac');
  show(3);
  expect(setBadgeCount).toHaveBeenCalledWith(3);
  expect(setOverlayIcon).not.toHaveBeenCalled();
});

it('is a dot with the number in its description on Windows', () => {
  const { show, setOverlayIcon } = badgeOn('windows');
  show(3);
  expect(setOverlayIcon).toHaveBeenLastCalledWith('dot', '3 unseen events');
  show(0);
  expect(setOverlayIcon).toHaveBeenLastCalledWith(null, '0 unseen events');
});
