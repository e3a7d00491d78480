import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { createTexts } from './i18n/create-texts.ts';
import { promptForUnsavedChanges } from './unsaved-changes-prompt.ts';

function leave(answer: number) {
  const webContents = new EventEmitter();
  const showMessageBoxSync = vi.fn(() => answer);
  const window = { webContents } as unknown as BrowserWindow;
  promptForUnsavedChanges(window, { showMessageBoxSync } as never, createTexts('en'));
  const event = { preventDefault: vi.fn() };
  webContents.emit('will-prevent-unload', event);
  expect(showMessageBoxSync).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ buttons: ['Leave', 'Cancel'], defaultId: 1, cancelId: 1 }),
  );
  // Preventing this event means leaving.
  return event.preventDefault.mock.calls.length > 0;
}

it('leaves a page with unsaved changes only if confirmed', () => {
  expect(leave(0)).toBe(true);
  expect(leave(1)).toBe(false);
});
