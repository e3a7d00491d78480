import { EventEmitter } from 'node:events';
import type { Session } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { guardDownloads, safeFileName } from './downloads.ts';
import { createTexts } from './i18n/create-texts.ts';

it.each([
  ['invoices.csv', 'invoices.csv'],
  ['./../.bashrc', '-..-.bashrc'],
  ['C:\\Windows\\x.csv', 'C--Windows-x.csv'],
  ['.hidden', 'hidden'],
  ['name. ', 'name'],
  ['con.csv', '_con.csv'],
  ['LPT1', '_LPT1'],
  ['con .csv', '_con .csv'],
  ['CONOUT$', '_CONOUT$'],
  [`${'x'.repeat(149)}. ${'x'.repeat(9)}`, 'x'.repeat(149)],
  [`${'x'.repeat(149)}😀`, 'x'.repeat(149)],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\u0000b\n.csv', 'a-b-.csv'],
  ['...', 'download'],
  ['دفتر.csv', 'دفتر.csv'],
  [`${'x'.repeat(300)}.csv`, `${'x'.repeat(146)}.csv`],
])('%j is saved as %j', (given, saved) => expect(safeFileName(given)).toBe(saved));

function download(...addresses: string[]) {
  const session = new EventEmitter();
  const showMessage = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  guardDownloads({
    session: session as unknown as Session,
    showMessage,
    texts: createTexts('en'),
    log,
  });
  const item = Object.assign(new EventEmitter(), {
    getURLChain: () => addresses,
    getFilename: () => './a.csv',
    setSaveDialogOptions: vi.fn(),
  });
  const event = { preventDefault: vi.fn() };
  session.emit('will-download', event, item);
  return { item, showMessage, refused: event.preventDefault.mock.calls.length > 0 };
}

it('saves files of our own scheme to the user’s path', () => {
  const { refused, item } = download(`${bundleOrigin}/api/invoices/export`);
  expect(refused).toBe(false);
  expect(item.setSaveDialogOptions).toHaveBeenCalledWith({ defaultPath: '-a.csv' });
  expect(download(`blob:${bundleOrigin}/0f1e`).refused).toBe(false);
});

it.each([
  ['https://example.org/x.exe'],
  ['data:text/plain,x'],
  ['blob:https://example.org/x'],
  [`${bundleOrigin}/api/x`, 'https://example.org/x'],
])('rejects %s', (...addresses) => {
  expect(download(...addresses).refused).toBe(true);
});

it('reports an interrupted download', () => {
  const { item, showMessage } = download(`${bundleOrigin}/api/invoices/export`);
  item.emit('done', {}, 'completed');
  expect(showMessage).not.toHaveBeenCalled();
  const other = download(`${bundleOrigin}/api/invoices/export`);
  other.item.emit('done', {}, 'interrupted');
  expect(other.showMessage).toHaveBeenCalledWith(
    expect.objectContaining({ message: '-a.csv was not saved' }),
  );
});
