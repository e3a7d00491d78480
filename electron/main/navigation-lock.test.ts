import { EventEmitter } from 'node:events';
import type { App, HandlerDetails, WindowOpenHandlerResponse } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { lockNavigation } from './navigation-lock.ts';

function lockedContents() {
  const app = new EventEmitter();
  const options = {
    openExternal: vi.fn(),
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

it('keeps the window on our own pages', () => {
  const { isRefused, openExternal } = lockedContents();
  expect(isRefused('will-navigate', { url: `${bundleOrigin}/login` })).toBe(false);
  for (const url of [
    'https://example.org/',
    `http://${product.slug}/`,
    'file:///etc/passwd',
    'app://other/',
    `${bundleOrigin}.example.org/`,
    `${bundleOrigin}@example.org/`,
    `${bundleOrigin}/api/fn/init`,
    `${bundleOrigin}/pictures/x`,
    `blob:${bundleOrigin}/x`,
    'data:text/html,x',
    'about:blank',
  ]) {
    expect([url, isRefused('will-navigate', { url })]).toEqual([url, true]);
    expect(openExternal).toHaveBeenLastCalledWith(url);
  }
});

it('blocks frames, redirects to other sites and <webview>', () => {
  const { isRefused } = lockedContents();
  expect(isRefused('will-frame-navigate', { url: `${bundleOrigin}/`, isMainFrame: false })).toBe(true);
  expect(isRefused('will-frame-navigate', { url: `${bundleOrigin}/`, isMainFrame: true })).toBe(false);
  expect(isRefused('will-redirect', { url: 'https://example.org/' })).toBe(true);
  expect(isRefused('will-redirect', { url: `${bundleOrigin}/login` })).toBe(false);
  expect(isRefused('will-attach-webview')).toBe(true);
});

it('opens no new window: our links in the existing one, others in the browser', () => {
  const { open, openExternal, goTo } = lockedContents();
  expect(open('https://example.org/')).toEqual({ action: 'deny' });
  expect(openExternal).toHaveBeenCalledWith('https://example.org/');
  expect(open(`${bundleOrigin}/manager?page=2#top`)).toEqual({ action: 'deny' });
  expect(goTo).toHaveBeenCalledWith('/manager?page=2#top');
  expect(open('about:blank')).toEqual({ action: 'deny' });
});
