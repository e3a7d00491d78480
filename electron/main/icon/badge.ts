import type { nativeImage } from 'electron/common';
import type { App, BrowserWindow } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';
import type { Texts } from '../i18n/create-texts.ts';
import { dotSize, drawDot } from './bitmap.ts';

interface BadgeOptions {
  app: Pick<App, 'setBadgeCount'>;
  nativeImage: Pick<typeof nativeImage, 'createFromBitmap'>;
  window: BrowserWindow | undefined;
  platform: DesktopState['platform'];
  t: Texts['t'];
}

/**
 * Shows the number of unseen events on the app's icon: a number on macOS, and on Linux if the desktop supports it; on
 * Windows, which has no numbers, a dot with the number in its description.
 */
export function showBadge(count: number, { app, nativeImage, window, platform, t }: BadgeOptions): void {
  if (platform !== 'windows') return void app.setBadgeCount(count);
  const size = { width: dotSize, height: dotSize, scaleFactor: 2 };
  const dot = nativeImage.createFromBitmap(drawDot(product.colors.accent), size);
  window?.setOverlayIcon(count > 0 ? dot : null, t('badge.unseen', { count }));
}
