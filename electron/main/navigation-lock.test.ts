import { EventEmitter } from 'node:events';
import type { App, HandlerDetails, WindowOpenHandlerResponse } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { lockNavigation } from './navigation-lock.ts';

function lockedContents() {
  const app = new EventEmitter();
  const options = {
    openExternal: vi.fn(() => true),
    goTo: vi.fn(),
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  };
  lockNavigation({ app: app as unknown as App, ...options });
  let handler: ((details: HandlerDetails) => WindowOpenHandlerResponse) | undefined;
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (given: typeof handler) => {
      handler = given;
    },
  });
  app.emit('web-contents-created', {}, contents);
  const isRefused = (name: string, details: object = {}) => {
    const event = { ...details, preventDefault: vi.fn() };
    contents.emit(name, event);
    return event.preventDefault.mock.calls.length > 0;
  };
  return { ...options, isRefused, open: (url: string) => handler?.({ url } as HandlerDetails) };
}

it('keeps the window on pages of ours', () => {
  const { isRefused, openExternal } = lockedContents();
  expect(isRefused('will-navigate', { url: 'app://latchkey/login' })).toBe(false);
  for (const url of [
    'https://example.org/',
    'http://latchkey/',
    'file:///etc/passwd',
    'app://other/',
    'app://latchkey.example.org/',
    'app://latchkey@example.org/',
    'app://latchkey/api/fn/init',
    'app://latchkey/pictures/x',
    'blob:app://latchkey/x',
    'data:text/html,x',
    'about:blank',
  ]) {
    expect([url, isRefused('will-navigate', { url })]).toEqual([url, true]);
    expect(openExternal).toHaveBeenLastCalledWith(url);
  }
});

it('refuses frames, redirects to elsewhere and <webview>', () => {
  const { isRefused } = lockedContents();
  expect(isRefused('will-frame-navigate', { url: 'app://latchkey/', isMainFrame: false })).toBe(true);
  expect(isRefused('will-frame-navigate', { url: 'app://latchkey/', isMainFrame: true })).toBe(false);
  expect(isRefused('will-redirect', { url: 'https://example.org/' })).toBe(true);
  expect(isRefused('will-redirect', { url: 'app://latchkey/login' })).toBe(false);
  expect(isRefused('will-attach-webview')).toBe(true);
});

it('opens no further window: links of ours in the one that is there, others elsewhere', () => {
  const { open, openExternal, goTo } = lockedContents();
  expect(open('https://example.org/')).toEqual({ action: 'deny' });
  expect(openExternal).toHaveBeenCalledWith('https://example.org/');
  expect(open('app://latchkey/manager?page=2#top')).toEqual({ action: 'deny' });
  expect(goTo).toHaveBeenCalledWith('/manager?page=2#top');
  expect(open('about:blank')).toEqual({ action: 'deny' });
});
