import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BrowserWindow, Display, Rectangle } from 'electron/main';
import * as z from 'zod/mini';

const placeSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().check(z.gte(1), z.lte(100_000)),
  height: z.int().check(z.gte(1), z.lte(100_000)),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});
const fileSchema = z.array(z.tuple([z.string(), placeSchema]));

type Place = z.infer<typeof placeSchema>;

/** How a window begins. Without `x` and `y` the system places it. */
export interface WindowPlace {
  bounds: Partial<Rectangle> & Pick<Rectangle, 'width' | 'height'>;
  maximized: boolean;
  fullScreen: boolean;
}

export interface WindowState {
  /** Where the window was with the displays of the moment, as far as it is visible there. */
  restore(): WindowPlace;
  save(place: Place): void;
}

/** How many arrangements of displays are remembered: desk, laptop alone, meeting rooms. */
const mostArrangements = 8;
const firstSize = { width: 1280, height: 800 };
/** How much of a window's upper edge must be on a display so that it can be taken hold of, in pixels. */
const grip = { width: 120, height: 32 };

/**
 * Remembers the window's place for each arrangement of displays, in a JSON file. A missing or damaged one counts as
 * empty, one that cannot be written is let be: a place is worth no fault.
 */
export function openWindowState(file: string, displays: () => Display[]): WindowState {
  // Insertion order: the one used last is the last.
  const places = new Map(readPlaces(file));
  return {
    restore() {
      const all = displays();
      const known = places.get(arrangement(all));
      const last = known ?? [...places.values()].at(-1);
      if (!last) return { bounds: firstSize, maximized: false, fullScreen: false };
      const { maximized, fullScreen, ...bounds } = last;
      const place = known && isVisible(bounds, all) ? bounds : sizeOn(bounds, all);
      return { bounds: place, maximized, fullScreen };
    },
    save(place) {
      const key = arrangement(displays());
      places.delete(key);
      places.set(key, place);
      writePlaces(file, [...places].slice(-mostArrangements));
    },
  };
}

/** How long a window is left alone before its place is written, in milliseconds. */
const pause = 500;

/** Keeps the window's place while it is moved about, and when it closes. */
export function rememberPlace(window: BrowserWindow, state: WindowState): void {
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isMinimized()) return;
    // What it would be without being maximised, so that it can go back there.
    state.save({
      ...window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    });
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, pause);
  };
  window.on('resize', saveSoon);
  window.on('move', saveSoon);
  window.on('close', save);
  window.on('closed', () => clearTimeout(timer));
}

/** Names the displays by what matters for a place: where they are and how large. */
function arrangement(displays: Display[]): string {
  return displays
    .map(
      ({ bounds, scaleFactor }) => `${bounds.x},${bounds.y},${bounds.width}x${bounds.height}@${scaleFactor}`,
    )
    .toSorted()
    .join(' ');
}

function isVisible({ x, y, width }: Rectangle, displays: Display[]): boolean {
  return displays.some(({ workArea }) => {
    const shown = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x);
    return (
      shown >= Math.min(grip.width, width) &&
      y >= workArea.y &&
      y + grip.height <= workArea.y + workArea.height
    );
  });
}

/** The size alone, no larger than the largest display. */
function sizeOn({ width, height }: Rectangle, displays: Display[]): WindowPlace['bounds'] {
  return {
    width: Math.min(width, Math.max(...displays.map(({ workArea }) => workArea.width))),
    height: Math.min(height, Math.max(...displays.map(({ workArea }) => workArea.height))),
  };
}

function readPlaces(file: string): [string, Place][] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

function writePlaces(file: string, places: [string, Place][]): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(places));
    renameSync(`${file}.new`, file);
  } catch {
    // A full disk is told where it loses something.
  }
}
