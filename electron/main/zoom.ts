import type { WebContents } from 'electron/main';
import type { Settings } from './settings.ts';

/** The same steps as in browsers. */
const steps = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3];

/** Zoom of the page, by the menu's shortcuts or Ctrl and the wheel; saved for the next start. */
export function createZoom(contents: WebContents, settings: Settings) {
  const current = () => settings.get().zoom ?? 1;
  const set = (zoom: number) => {
    settings.update({ zoom });
    contents.setZoomFactor(zoom);
  };
  const zoom = {
    in: () => set(steps.find((step) => step > current()) ?? current()),
    out: () => set(steps.findLast((step) => step < current()) ?? current()),
    reset: () => set(1),
  };
  contents.on('zoom-changed', (_event, direction) => zoom[direction]());
  contents.on('dom-ready', () => contents.setZoomFactor(current()));
  return zoom;
}
