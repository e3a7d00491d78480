import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** A square picture. */
export interface Picture {
  /** Its width and height, in pixels. */
  size: number;
  png: Uint8Array;
}

let loaded: Promise<void> | undefined;

/**
 * Renders an SVG without width and height as a square picture.
 * @param margin on each side, as a fraction of the picture's width, 0 to 0.5
 */
export async function drawPicture(svg: string, size: number, margin: number): Promise<Picture> {
  loaded ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  await loaded;
  const offset = size * margin;
  const side = size - 2 * offset;
  const placed = svg.replace('<svg ', `<svg x="${offset}" y="${offset}" width="${side}" height="${side}" `);
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${placed}</svg>`;
  return { size, png: new Resvg(page).render().asPng() };
}
