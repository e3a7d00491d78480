import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';

type DoubleDisplay = Pick<
  Electron.Display,
  'id' | 'label' | 'bounds' | 'workArea' | 'workAreaSize' | 'size' | 'scaleFactor' | 'rotation' | 'internal'
>;

function createDisplay(id: number, bounds: Electron.Rectangle): DoubleDisplay {
  // A system bar at the top, so that bounds and work area differ.
  const workArea = { ...bounds, y: bounds.y + 24, height: bounds.height - 24 };
  const { width, height } = bounds;
  return {
    id,
    label: `Display ${id}`,
    bounds,
    workArea,
    workAreaSize: { width: workArea.width, height: workArea.height },
    size: { width, height },
    scaleFactor: 1,
    rotation: 0,
    internal: id === 1,
  };
}

const displays = [createDisplay(1, { x: 0, y: 0, width: 1920, height: 1080 })];

function overlap(one: Electron.Rectangle, other: Electron.Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function getPrimaryDisplay() {
  return displays[0] as DoubleDisplay;
}

const methods = {
  getAllDisplays: () => displays as Electron.Display[],
  getPrimaryDisplay: () => getPrimaryDisplay() as Electron.Display,
  getCursorScreenPoint: () => ({ x: 0, y: 0 }),
  getDisplayMatching: (rect) =>
    displays.toSorted(
      (one, other) => overlap(other.bounds, rect) - overlap(one.bounds, rect),
    )[0] as Electron.Display,
  getDisplayNearestPoint: ({ x, y }) =>
    (displays.find(({ bounds }) => overlap(bounds, { x, y, width: 1, height: 1 }) > 0) ??
      getPrimaryDisplay()) as Electron.Display,
} satisfies Partial<Electron.Screen>;

export const screen = Object.assign(new EventEmitter(), methods);
