import type { Session } from 'electron/main';
import { expect, it, vi } from 'vitest';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { denyPermissions } from './permissions.ts';

function guarded() {
  const session = {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    setDisplayMediaRequestHandler: vi.fn(),
    setBluetoothPairingHandler: vi.fn(),
    on: vi.fn(),
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  denyPermissions(session as unknown as Session, log);
  const handlerOf = (name: keyof typeof session) => session[name].mock.calls[0]?.[0];
  const request = (permission: string, requestingUrl: string, isMainFrame = true) => {
    const answer = vi.fn();
    handlerOf('setPermissionRequestHandler')({}, permission, answer, { requestingUrl, isMainFrame });
    return answer.mock.calls[0]?.[0];
  };
  const check = (permission: string, requestingUrl: string | undefined, isMainFrame = true) =>
    handlerOf('setPermissionCheckHandler')(null, permission, bundleOrigin, {
      requestingUrl,
      isMainFrame,
    });
  return { session, log, handlerOf, request, check };
}

const page = `${bundleOrigin}/manager`;

it('allows our own main frame to write to the clipboard', () => {
  const { request, check } = guarded();
  expect(request('clipboard-sanitized-write', page)).toBe(true);
  expect(check('clipboard-sanitized-write', page)).toBe(true);
  expect(check('clipboard-sanitized-write', undefined)).toBe(true);
  for (const [address, isMainFrame] of [
    [page, false],
    [`https://${product.slug}/`, true],
    ['app://other/', true],
  ] as const) {
    expect(request('clipboard-sanitized-write', address, isMainFrame)).toBe(false);
    expect(check('clipboard-sanitized-write', address, isMainFrame)).toBe(false);
  }
});

it.each([
  'clipboard-read',
  'notifications',
  'media',
  'display-capture',
  'geolocation',
  'usb',
  'hid',
  'serial',
  'fullscreen',
  'openExternal',
  'fileSystem',
  'unknown',
])('denies and logs %s', (permission) => {
  const { request, check, log } = guarded();
  expect([request(permission, page), check(permission, page)]).toEqual([false, false]);
  expect(log.warn).toHaveBeenCalledWith(`permissions: denied, ${permission}`);
});

it('denies devices, screens, Bluetooth and file system access in their own handlers', () => {
  const { session, handlerOf } = guarded();
  expect(handlerOf('setDevicePermissionHandler')({ deviceType: 'usb', origin: bundleOrigin })).toBe(false);
  const answer = vi.fn();
  handlerOf('setDisplayMediaRequestHandler')({}, answer);
  expect(answer).toHaveBeenLastCalledWith(null);
  handlerOf('setBluetoothPairingHandler')({}, answer);
  expect(answer).toHaveBeenLastCalledWith({ confirmed: false });
  const [name, listener] = session.on.mock.calls[0] ?? [];
  expect(name).toBe('file-system-access-restricted');
  listener({}, {}, answer);
  expect(answer).toHaveBeenLastCalledWith('deny');
});
