import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { ensureSingleInstance, focusWindow } from './single-instance.ts';

it('exits if the app is already running, and focuses a hidden window', () => {
  const app = Object.assign(new EventEmitter(), { requestSingleInstanceLock: () => false, exit: vi.fn() });
  expect(ensureSingleInstance(app as never, vi.fn())).toBe(false);
  expect(app.exit).toHaveBeenCalledWith(0);

  const window = {
    isDestroyed: () => false,
    isMinimized: () => true,
    restore: vi.fn(),
    show: vi.fn(),
    focus: vi.fn(),
  };
  focusWindow(window as unknown as BrowserWindow);
  for (const step of [window.restore, window.show, window.focus]) expect(step).toHaveBeenCalled();
});
