import type { nativeImage } from 'electron/common';
import type { App, BrowserWindow } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';
import type { Texts } from '../i18n/create-texts.ts';
import { dotSize, drawDot } from './bitmap.ts';

interface CreateBadgeOptions {
  app: Pick<App, 'setBadgeCount'>;
  nativeImage: Pick<typeof nativeImage, 'createFromBitmap'>;
  window(): BrowserWindow | undefined;
  platform: DesktopState['platform'];
  texts: Texts;
}

export interface Badge {
  readonly count: number;
  set(count: number): void;
}

/**
 * The number of unseen events on the app's icon: a number on macOS, and on Linux if the desktop supports it; on Windows,
 * which has no numbers, a dot with the number in its description.
 */
export function createBadge({ app, nativeImage, window, platform, texts }: CreateBadgeOptions): Badge {
  let current = 0;
  const showDot = () => {
    const dot = nativeImage.createFromBitmap(drawDot(product.colors.accent), {
      width: dotSize,
      height: dotSize,
      scaleFactor: 2,
    });
    window()?.setOverlayIcon(current > 0 ? dot : null, texts.t('badge.unseen', { count: current }));
  };
  return {
    get count() {
      return current;
    },
    set(count) {
      current = count;
      if (platform === 'windows') showDot();
      else app.setBadgeCount(count);
    },
  };
}
