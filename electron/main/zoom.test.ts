import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron/main';
import { expect, it, vi } from 'vitest';
import type { Settings } from './settings.ts';
import { createStore } from './store.ts';
import { createZoom } from './zoom.ts';

it('zooms by the steps of browsers, between 50 and 300 %, and saves the zoom factor', () => {
  const settings: Settings = createStore({});
  const contents = Object.assign(new EventEmitter(), { setZoomFactor: vi.fn() });
  const zoom = createZoom(contents as unknown as WebContents, settings);
  zoom.in();
  expect(settings.get().zoom).toBe(1.1);
  contents.emit('zoom-changed', {}, 'out');
  contents.emit('zoom-changed', {}, 'out');
  expect(settings.get().zoom).toBe(0.9);
  for (let at = 0; at < 20; at++) zoom.out();
  expect(settings.get().zoom).toBe(0.5);
  for (let at = 0; at < 20; at++) zoom.in();
  expect(contents.setZoomFactor).toHaveBeenLastCalledWith(3);
  contents.setZoomFactor.mockClear();
  contents.emit('dom-ready');
  expect(contents.setZoomFactor).toHaveBeenCalledWith(3);
});
