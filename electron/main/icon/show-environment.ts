import type { NativeImage, nativeImage } from 'electron/common';
import type { App, BrowserWindow } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import type { Appearance } from '../appearance.ts';
import { environmentColor } from '../window/title-bar.ts';
import { drawBand } from './bitmap.ts';

interface ShowEnvironmentOptions {
  app: Pick<App, 'dock'>;
  nativeImage: Pick<typeof nativeImage, 'createFromBitmap'>;
  window(): BrowserWindow | undefined;
  platform: DesktopState['platform'];
  appearance: Appearance;
  icon: NativeImage;
}

/** Shows the environment's colour on the app's icon in the dock or taskbar. @returns to be called for a new window */
export function showEnvironmentOnIcon(options: ShowEnvironmentOptions): () => void {
  const { app, nativeImage, window, platform, appearance, icon } = options;
  const size = icon.getSize();
  const draw = (): NativeImage => {
    const { environment } = appearance.get();
    if (!environment) return icon;
    return nativeImage.createFromBitmap(drawBand(icon.toBitmap(), size, environmentColor(environment)), size);
  };
  const show = () => {
    if (icon.isEmpty()) return;
    if (platform === 'mac') app.dock?.setIcon(draw());
    else window()?.setIcon(draw());
  };
  appearance.onChange(show);
  return show;
}
