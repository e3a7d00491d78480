import { expect, it } from 'vitest';
import { centreCrop, largestZoom, moveCrop, sideOf, zoomCrop } from './crop.ts';

const size = { width: 400, height: 200 };

it('begins with the largest square in the middle', () => {
  const crop = centreCrop(size);
  expect(crop).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(sideOf(crop, size)).toBe(200);
});

it('moves the picture by shares of the square, as a finger does', () => {
  expect(moveCrop(centreCrop(size), size, 0.1, 0)).toEqual({ x: 180, y: 100, zoom: 1 });
  const close = zoomCrop(centreCrop(size), size, 2);
  expect(moveCrop(close, size, 0, -0.1)).toEqual({ x: 200, y: 110, zoom: 2 });
});

it('never leaves the picture', () => {
  expect(moveCrop(centreCrop(size), size, 5, 5)).toEqual({ x: 100, y: 100, zoom: 1 });
  expect(moveCrop(centreCrop(size), size, -5, -5)).toEqual({ x: 300, y: 100, zoom: 1 });
  // In a corner and then smaller: the square grows towards the middle.
  const corner = moveCrop(zoomCrop(centreCrop(size), size, 4), size, 50, 50);
  expect(corner).toEqual({ x: 25, y: 25, zoom: 4 });
  expect(zoomCrop(corner, size, 1)).toEqual({ x: 100, y: 100, zoom: 1 });
});

it('is zoomed between the whole shorter side and a quarter of it', () => {
  expect(zoomCrop(centreCrop(size), size, 0.2).zoom).toBe(1);
  expect(zoomCrop(centreCrop(size), size, 99).zoom).toBe(largestZoom);
});
