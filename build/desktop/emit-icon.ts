import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { drawPicture } from '../draw-picture.ts';

/** Width of the icon that the running app uses: in the taskbar and in the About panel. */
const size = 256;

/** Emits the app's icon beside the main process, drawn from build/icon.svg. */
export function emitIcon(): Plugin {
  return {
    name: 'emit-icon',
    async generateBundle() {
      const svg = readFileSync(new URL('../icon.svg', import.meta.url), 'utf8');
      const { png } = await drawPicture(svg, size, 1 / 16);
      this.emitFile({ type: 'asset', fileName: 'icon.png', source: png });
    },
  };
}
