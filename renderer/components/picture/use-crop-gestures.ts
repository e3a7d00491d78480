import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, moveCrop, type Size, zoomCrop } from './crop.ts';

/** One press of an arrow key moves the picture by this share of the square. */
const keyStep = 0.05;

const keyMoves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

interface Point {
  x: number;
  y: number;
}

/** Moves and zooms the crop: one finger or the mouse drags, two fingers and the wheel zoom, arrows and +/− do both. */
export function useCropGestures(
  area: RefObject<HTMLElement | null>,
  size: Size,
  onChange: (change: (crop: Crop) => Crop) => void,
) {
  const fingers = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      onChange((crop) => zoomCrop(crop, size, crop.zoom * Math.exp(-event.deltaY / 400)));
    };
    // React listens to wheels passively, and the page would scroll.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [area, size, onChange]);

  function lift({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (other) {
        const ratio = distance(now, other) / Math.max(1, distance(before, other));
        onChange((crop) => zoomCrop(crop, size, crop.zoom * ratio));
        return;
      }
      const { width } = event.currentTarget.getBoundingClientRect();
      onChange((crop) => moveCrop(crop, size, (now.x - before.x) / width, (now.y - before.y) / width));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const move = keyMoves[event.key];
      const factor = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }[event.key];
      if ((!move && !factor) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onChange((crop) =>
        move ? moveCrop(crop, size, ...move) : zoomCrop(crop, size, crop.zoom * (factor ?? 1)),
      );
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
