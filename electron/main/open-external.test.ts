import { afterEach, expect, it, vi } from 'vitest';
import { bundleOrigin, callbackLink } from '#contract/desktop/addresses.ts';
import { createOpenExternal, externalAddress } from './open-external.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['HTTP://EXAMPLE.org', 'http://example.org/'],
  ['https://example.org/"quoted" text', 'https://example.org/%22quoted%22%20text'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  [
    'mailto:a@example.org?subject=S&Body=B%0AC&cc=c@example.org',
    'mailto:a@example.org?subject=S&Body=B%0AC&cc=c%40example.org',
  ],
  ['mailto:a@example.org?attach=/etc/passwd&attachment=x', 'mailto:a@example.org'],
  [
    'mailto:a@example.org?subject=a%0D%0ABcc:b@example.org',
    'mailto:a@example.org?subject=a%20Bcc%3Ab%40example.org',
  ],
  ['mailto:a@example.org%0D%0ABcc:b@example.org', 'mailto:a@example.orgBcc:b@example.org'],
])('%s is opened as %s', (link, address) => expect(externalAddress(link)).toBe(address));

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'file://server/share',
  '\\\\server\\share',
  'smb://example.org',
  'ms-msdt:/id',
  `${callbackLink}?code=x`,
  `${bundleOrigin}/`,
  'https://user@example.org',
  'https://:password@example.org',
  '/relative',
  '',
  `https://example.org/${'x'.repeat(2000)}`,
])('%.40s is not opened', (link) => expect(externalAddress(link)).toBeUndefined());

it('opens five in ten seconds, and logs only the scheme of rejected ones', async () => {
  const openExternal = vi.fn(async () => {});
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  vi.useFakeTimers();
  const open = createOpenExternal({ openExternal }, log);
  for (let at = 0; at < 7; at++) open('https://example.org');
  expect(openExternal).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(10_001);
  open('https://example.org');
  expect(openExternal).toHaveBeenCalledTimes(6);
  open('file:///home/amina');
  expect(log.warn).toHaveBeenLastCalledWith('links: blocked, file:');
  openExternal.mockRejectedValueOnce(new Error('no browser'));
  open('https://example.org');
  await vi.waitFor(() =>
    expect(log.error).toHaveBeenCalledWith('links: no program opens it', expect.any(Error)),
  );
});
