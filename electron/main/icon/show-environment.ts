import { type NativeImage, nativeImage } from 'electron/common';
import { app, type BrowserWindow } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import { drawBand } from './bitmap.ts';

/** Shows the colour of an environment, if there is one, on the app's icon in the dock or taskbar. */
export function showEnvironmentOnIcon(
  window: BrowserWindow,
  platform: DesktopState['platform'],
  icon: NativeImage,
  color: string | undefined,
): void {
  if (icon.isEmpty()) return;
  const size = icon.getSize();
  const drawn = color ? nativeImage.createFromBitmap(drawBand(icon.toBitmap(), size, color), size) : icon;
  if (platform === 'mac') app.dock?.setIcon(drawn);
  else window.setIcon(drawn);
}
