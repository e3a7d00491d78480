import type { BrowserWindow, Display, Rectangle } from 'electron/main';
import type { SavedBounds, Settings } from '../settings.ts';

/** Bounds and state of a new window. Without `x` and `y` the system positions it. */
export interface WindowBounds {
  rectangle: Partial<Rectangle> & Pick<Rectangle, 'width' | 'height'>;
  maximized: boolean;
  fullScreen: boolean;
}

/** How many layouts of displays are remembered: desk, laptop alone, meeting rooms. */
const maxLayouts = 8;
const defaultSize = { width: 1280, height: 800 };
/** How much of a window's upper edge must be on a display so that it can be dragged, in pixels. */
const minimumVisible = { width: 120, height: 32 };
/** Delay after the last move before the bounds are saved, in milliseconds. */
const saveDelay = 500;

/** The last bounds with the connected displays, unless the window would be off screen there. */
export function restoreBounds(settings: Settings, displays: Display[]): WindowBounds {
  const saved = new Map(settings.get().windows);
  const known = saved.get(displayLayout(displays));
  const last = known ?? [...saved.values()].at(-1);
  if (!last) return { rectangle: defaultSize, maximized: false, fullScreen: false };
  const { maximized, fullScreen, ...bounds } = last;
  const rectangle = known && isVisible(bounds, displays) ? bounds : fitToDisplays(bounds, displays);
  return { rectangle, maximized, fullScreen };
}

/** Saves bounds for the connected displays. */
export function saveBounds(settings: Settings, displays: Display[], bounds: SavedBounds): void {
  const layout = displayLayout(displays);
  const others = settings.get().windows?.filter(([other]) => other !== layout) ?? [];
  settings.update({ windows: [...others, [layout, bounds] as [string, SavedBounds]].slice(-maxLayouts) });
}

/** Saves the window's bounds after it was moved or resized, and when it closes. */
export function trackBounds(window: BrowserWindow, settings: Settings, displays: () => Display[]): void {
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isMinimized()) return;
    // The bounds that the window returns to when it is no longer maximized.
    const bounds = window.getNormalBounds();
    const [maximized, fullScreen] = [window.isMaximized(), window.isFullScreen()];
    saveBounds(settings, displays(), { ...bounds, maximized, fullScreen });
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
