import type { BrowserWindow, NativeTheme } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import type { Appearance } from '../appearance.ts';
import { lightsPosition, surfaceColor, type TitleBarLook, titleBarOverlay } from './title-bar.ts';

interface FollowLookOptions {
  window: BrowserWindow;
  platform: DesktopState['platform'];
  nativeTheme: Pick<NativeTheme, 'on' | 'off'>;
  appearance: Appearance;
  look(): TitleBarLook;
}

/** Keeps the window's background and title bar in step with the theme, live, and with the environment. */
export function followLook({ window, platform, nativeTheme, appearance, look }: FollowLookOptions): void {
  const show = () => {
    if (window.isDestroyed()) return;
    window.setBackgroundColor(surfaceColor(look().dark));
    if (platform === 'windows') window.setTitleBarOverlay(titleBarOverlay(look()));
    if (platform === 'mac') window.setWindowButtonPosition(lightsPosition(look()));
  };
  nativeTheme.on('updated', show);
  const stop = appearance.onChange(show);
  window.once('closed', () => {
    nativeTheme.off('updated', show);
    stop();
  });
}
