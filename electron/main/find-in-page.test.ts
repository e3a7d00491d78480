import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { createFindInPage } from './find-in-page.ts';

it('starts or continues a search, and reports only the last one', () => {
  const findInPage = vi.fn(() => findInPage.mock.calls.length);
  const contents = Object.assign(new EventEmitter(), { findInPage, stopFindInPage: vi.fn() });
  const found = vi.fn();
  const find = createFindInPage(contents as unknown as WebContents, found);
  find.start({ text: 'a', forward: true, next: false });
  expect(findInPage).toHaveBeenLastCalledWith('a', { forward: true, findNext: true });
  find.start({ text: 'a', forward: false, next: true });
  expect(findInPage).toHaveBeenLastCalledWith('a', { forward: false, findNext: false });
  const result = { activeMatchOrdinal: 2, matches: 5, finalUpdate: true };
  contents.emit('found-in-page', {}, { requestId: 1, ...result });
  contents.emit('found-in-page', {}, { requestId: 2, ...result, finalUpdate: false });
  expect(found).not.toHaveBeenCalled();
  contents.emit('found-in-page', {}, { requestId: 2, ...result });
  expect(found).toHaveBeenCalledWith({ active: 2, total: 5 });
});
