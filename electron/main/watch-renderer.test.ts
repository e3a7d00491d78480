import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { createTexts } from './i18n/create-texts.ts';
import { watchRenderer } from './watch-renderer.ts';

function watched(...answers: number[]) {
  const webContents = Object.assign(new EventEmitter(), {
    reload: vi.fn(),
    forcefullyCrashRenderer: vi.fn(),
    isDestroyed: () => false,
  });
  const showMessageBox = vi.fn(async (..._box: unknown[]) => ({ response: answers.shift() ?? 0 }));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const quit = vi.fn();
  watchRenderer({
    window: { webContents } as unknown as BrowserWindow,
    dialog: { showMessageBox } as never,
    texts: createTexts('en'),
    log,
    quit,
  });
  return { webContents, showMessageBox, log, quit };
}

it('offers to reload a page whose process has crashed, or to quit', async () => {
  const { webContents, quit, log } = watched(0, 1);
  webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: 5 });
  await vi.waitFor(() => expect(webContents.reload).toHaveBeenCalledTimes(1));
  expect(log.error).toHaveBeenCalledWith('page: its process has ended (oom, 5)');
  webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
  await vi.waitFor(() => expect(quit).toHaveBeenCalled());
  expect(webContents.reload).toHaveBeenCalledTimes(1);
});

it('shows nothing for a process that exited normally', () => {
  const { webContents, showMessageBox } = watched();
  webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 });
  expect(showMessageBox).not.toHaveBeenCalled();
});

it('asks once about an unresponsive page, and closes the dialog when it responds again', async () => {
  const { webContents, showMessageBox } = watched(0, 1);
  webContents.emit('unresponsive');
  webContents.emit('unresponsive');
  expect(showMessageBox).toHaveBeenCalledTimes(1);
  const box = showMessageBox.mock.calls[0]?.[1] as { signal: AbortSignal } | undefined;
  webContents.emit('responsive');
  expect(box?.signal.aborted).toBe(true);
  await Promise.resolve();
  await Promise.resolve();
  webContents.emit('unresponsive');
  await vi.waitFor(() => expect(webContents.forcefullyCrashRenderer).toHaveBeenCalled());
  expect(webContents.reload).toHaveBeenCalled();

  // A user who requested it is not told that the page has stopped working; the next time the user is.
  webContents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  expect(showMessageBox).toHaveBeenCalledTimes(2);
  webContents.emit('dom-ready');
  webContents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  expect(showMessageBox).toHaveBeenCalledTimes(3);
});
