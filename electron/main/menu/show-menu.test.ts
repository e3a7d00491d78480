import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { openMenuByKey } from './show-menu.ts';

const none = { control: false, shift: false, meta: false, alt: false };

function press(...keys: [type: 'keyDown' | 'keyUp', key: string, modifiers?: Partial<typeof none>][]) {
  const webContents = new EventEmitter();
  const popup = vi.fn();
  openMenuByKey({ webContents } as unknown as BrowserWindow, {
    getApplicationMenu: () => ({ popup }) as never,
  });
  for (const [type, key, modifiers] of keys)
    webContents.emit(
      'before-input-event',
      { preventDefault: () => {} },
      { type, key, ...none, ...modifiers },
    );
  return popup.mock.calls.length;
}

it('opens on Alt alone, and on F10', () => {
  expect(press(['keyDown', 'Alt', { alt: true }], ['keyUp', 'Alt'])).toBe(1);
  expect(press(['keyDown', 'F10'])).toBe(1);
});

it('does not open on combinations with Alt', () => {
  expect(
    press(['keyDown', 'Alt', { alt: true }], ['keyDown', 'ArrowLeft', { alt: true }], ['keyUp', 'Alt']),
  ).toBe(0);
  expect(press(['keyDown', 'Alt', { alt: true, control: true }], ['keyUp', 'Alt'])).toBe(0);
  expect(press(['keyDown', 'F10', { shift: true }])).toBe(0);
});
