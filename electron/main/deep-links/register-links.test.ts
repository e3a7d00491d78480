import { expect, test, vi } from 'vitest';
import { product } from '#contract/product.ts';
import { registerLinks } from './register-links.ts';

test('an installed app registers itself', () => {
  const app = { setAsDefaultProtocolClient: vi.fn(() => true) };
  const log = { warn: vi.fn() };
  registerLinks({ app, log });
  expect(app.setAsDefaultProtocolClient.mock.calls).toEqual([[product.deepLinkScheme]]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('in development Electron is registered with the app as its argument', () => {
  const app = { setAsDefaultProtocolClient: vi.fn(() => true) };
  const development = { program: '/electron', appFolder: '/project' };
  registerLinks({ app, development, log: { warn: vi.fn() } });
  expect(app.setAsDefaultProtocolClient.mock.calls).toEqual([
    [product.deepLinkScheme, '/electron', ['/project']],
  ]);
});

test('a system that rejects it is no error, but logged', () => {
  const log = { warn: vi.fn() };
  registerLinks({ app: { setAsDefaultProtocolClient: () => false }, log });
  expect(log.warn).toHaveBeenCalledOnce();
});
