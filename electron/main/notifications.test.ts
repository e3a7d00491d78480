import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createNotifications } from './notifications.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

it('shows three notifications at most, and opens the page of a clicked one', () => {
  const made: (EventEmitter & { show: () => void; close: ReturnType<typeof vi.fn> })[] = [];
  class Notification extends EventEmitter {
    static isSupported = () => true;
    show = vi.fn();
    close = vi.fn();
    constructor() {
      super();
      made.push(this);
    }
  }
  const open = vi.fn();
  const notify = createNotifications(Notification as never, open, log);
  for (const path of ['/1', '/2', '/3', '/4']) notify({ title: 'Title', body: '', path });
  expect(made.map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0, 0]);
  made[2]?.emit('click');
  expect(open).toHaveBeenCalledWith('/3');
});
