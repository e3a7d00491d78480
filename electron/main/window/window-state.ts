import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BrowserWindow, Display, Rectangle } from 'electron/main';
import * as z from 'zod/mini';

const savedBoundsSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().check(z.gte(1), z.lte(100_000)),
  height: z.int().check(z.gte(1), z.lte(100_000)),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});
const fileSchema = z.array(z.tuple([z.string(), savedBoundsSchema]));

type SavedBounds = z.infer<typeof savedBoundsSchema>;

/** Bounds and state of a new window. Without `x` and `y` the system positions it. */
export interface WindowBounds {
  rectangle: Partial<Rectangle> & Pick<Rectangle, 'width' | 'height'>;
  maximized: boolean;
  fullScreen: boolean;
}

export interface WindowState {
  /** The last bounds with the connected displays, unless the window would be off screen there. */
  restore(): WindowBounds;
  save(bounds: SavedBounds): void;
}

/** How many layouts of displays are remembered: desk, laptop alone, meeting rooms. */
const maxLayouts = 8;
const defaultSize = { width: 1280, height: 800 };
/** How much of a window's upper edge must be on a display so that it can be dragged, in pixels. */
const minimumVisible = { width: 120, height: 32 };
/** Delay after the last move before the bounds are saved, in milliseconds. */
const saveDelay = 500;

/**
 * Saves the window's bounds for each layout of displays in a JSON file. A missing or damaged file counts as empty; that
 * it cannot be written is ignored, since nothing else depends on it.
 */
export function openWindowState(file: string, displays: () => Display[]): WindowState {
  // In insertion order: the layout used last is the last.
  const saved = new Map(readSaved(file));
  return {
    restore() {
      const all = displays();
      const known = saved.get(displayLayout(all));
      const last = known ?? [...saved.values()].at(-1);
      if (!last) return { rectangle: defaultSize, maximized: false, fullScreen: false };
      const { maximized, fullScreen, ...bounds } = last;
      const rectangle = known && isVisible(bounds, all) ? bounds : fitToDisplays(bounds, all);
      return { rectangle, maximized, fullScreen };
    },
    save(bounds) {
      const layout = displayLayout(displays());
      saved.delete(layout);
      saved.set(layout, bounds);
      writeSaved(file, [...saved].slice(-maxLayouts));
    },
  };
}

/** Saves the window's bounds after it was moved or resized, and when it closes. */
export function trackWindowState(window: BrowserWindow, state: WindowState): void {
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isMinimized()) return;
    // The bounds that the window returns to when it is no longer maximized.
    state.save({
      ...window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    });
  };
  const saveLater = () => {
    clearTimeout(timer);
    timer = setTimeout(save, saveDelay);
  };
  window.on('resize', saveLater);
  window.on('move', saveLater);
  window.on('close', save);
  window.on('closed', () => clearTimeout(timer));
}

/** A key of the displays: their positions, sizes and scale factors. */
function displayLayout(displays: Display[]): string {
  return displays
    .map(
      ({ bounds, scaleFactor }) => `${bounds.x},${bounds.y},${bounds.width}x${bounds.height}@${scaleFactor}`,
    )
    .toSorted()
    .join(' ');
}

function isVisible({ x, y, width }: Rectangle, displays: Display[]): boolean {
  return displays.some(({ workArea }) => {
    const visible = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x);
    return (
      visible >= Math.min(minimumVisible.width, width) &&
      y >= workArea.y &&
      y + minimumVisible.height <= workArea.y + workArea.height
    );
  });
}

/** The size without a position, no larger than the largest display. */
function fitToDisplays({ width, height }: Rectangle, displays: Display[]): WindowBounds['rectangle'] {
  return {
    width: Math.min(width, Math.max(...displays.map(({ workArea }) => workArea.width))),
    height: Math.min(height, Math.max(...displays.map(({ workArea }) => workArea.height))),
  };
}

function readSaved(file: string): [string, SavedBounds][] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

function writeSaved(file: string, saved: [string, SavedBounds][]): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(saved));
    renameSync(`${file}.new`, file);
  } catch {
    // A full disk is reported where data would be lost.
  }
}
