import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { options } from './options.ts';

class NativeTheme
  extends EventEmitter
  implements Pick<Electron.NativeTheme, 'shouldUseDarkColors' | 'themeSource'>
{
  #system = options.dark ?? false;
  #source: Electron.NativeTheme['themeSource'] = 'system';
  readonly inForcedColorsMode = false;
  readonly shouldUseHighContrastColors = false;
  readonly shouldUseInvertedColorScheme = false;
  readonly prefersReducedTransparency = false;

  get shouldUseDarkColors() {
    return this.#source === 'system' ? this.#system : this.#source === 'dark';
  }

  get shouldUseDarkColorsForSystemIntegratedUI() {
    return this.#system;
  }

  get themeSource() {
    return this.#source;
  }

  set themeSource(source) {
    if (!['system', 'light', 'dark'].includes(source))
      throw new TypeError(`Error processing argument at index 0`);
    this.#source = source;
    this.emit('updated');
  }

  /** For the test run: the user changes the system's setting. */
  setSystemDark(dark: boolean) {
    this.#system = dark;
    this.emit('updated');
  }
}

export const nativeTheme = new NativeTheme();
