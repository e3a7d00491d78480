import { expect, it } from 'vitest';
import { dotSize, drawBand, drawDot } from './bitmap.ts';

const pixel = (bitmap: Buffer, width: number, x: number, y: number) => [
  ...bitmap.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

it('the band covers the bottom, and only opaque pixels', () => {
  const size = { width: 10, height: 10 };
  const bitmap = Buffer.alloc(400, 200);
  bitmap.fill(0, 360, 364);
  const drawn = drawBand(bitmap, size, '#fa0');
  expect(pixel(drawn, 10, 5, 6)).toEqual([200, 200, 200, 200]);
  // Colours are premultiplied by the alpha, 200 of 255.
  expect(pixel(drawn, 10, 5, 7)).toEqual([0, 133, 200, 200]);
  expect(pixel(drawn, 10, 0, 9)).toEqual([0, 0, 0, 0]);
});

it('the dot is round', () => {
  const dot = drawDot('#066c69');
  expect(pixel(dot, dotSize, dotSize / 2, dotSize / 2)).toEqual([0x69, 0x6c, 0x06, 255]);
  expect(pixel(dot, dotSize, 0, 0)).toEqual([0, 0, 0, 0]);
});
