import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { drawPicture } from './draw-picture.ts';

/** Width of the icon that the running app shows: in the task bar, about itself, under an environment's band. */
const size = 256;

/** Puts the app's icon beside its main process, drawn from the one in build/. */
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
