import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  code,
  createStoredFlow,
  runBrowserSignIn,
  startBrowserSignIn,
} from '#tests/support/desktop/run-browser-sign-in.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the lifetime', () => {
  test('ends after ten minutes, which is reported to the page at once', async () => {
    const app = await startBrowserSignIn();
    await vi.advanceTimersByTimeAsync(10 * minute - 1);
    expect(app.status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(app.status).toBe('expired');
    expect(await app.storedFlow.read()).toBeUndefined();
    await app.handleLink(app.link);
    expect(app.ignored).toEqual(['expired']);
    expect(app.exchange).not.toHaveBeenCalled();
  });

  test('includes the computer’s sleep, when no timer runs', async () => {
    const app = await startBrowserSignIn();
    vi.setSystemTime(Date.now() + 11 * minute);
    await app.handleLink(app.link);
    expect(app.ignored).toEqual(['expired']);
    expect(app.status).toBe('expired');
    expect(app.exchange).not.toHaveBeenCalled();
  });

  test('starts again with the next sign-in, and ends with this one', async () => {
    const app = await startBrowserSignIn();
    await vi.advanceTimersByTimeAsync(9 * minute);
    await app.start();
    await vi.advanceTimersByTimeAsync(9 * minute);
    expect(app.status).toBe('waiting');
    await app.handleLink(app.link);
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(app.status).toBe('idle');
  });
});

describe('after a restart', () => {
  test('the sign-in continues', async () => {
    const before = await startBrowserSignIn();
    await vi.advanceTimersByTimeAsync(4 * minute);
    const after = runBrowserSignIn({ storedFlow: before.storedFlow });
    await after.restore();
    expect(after.status).toBe('waiting');
    await after.handleLink(before.link);
    expect(after.exchange).toHaveBeenCalledWith(expect.objectContaining({ code, state: before.state }));
    expect(after.signedIn).toBe(true);
  });

  test('the rest of its lifetime still applies', async () => {
    const before = await startBrowserSignIn();
    await vi.advanceTimersByTimeAsync(4 * minute);
    const after = runBrowserSignIn({ storedFlow: before.storedFlow });
    await after.restore();
    await vi.advanceTimersByTimeAsync(6 * minute);
    expect(after.status).toBe('expired');
  });

  test('an expired sign-in is reported if the user comes back, and only then', async () => {
    const before = await startBrowserSignIn();
    vi.setSystemTime(Date.now() + 10 * minute);
    const after = runBrowserSignIn({ storedFlow: before.storedFlow });
    await after.restore();
    expect(after.status).toBe('idle');
    expect(await after.storedFlow.read()).toBeUndefined();
    await after.handleLink(before.link);
    expect(after.status).toBe('expired');
    expect(after.ignored).toEqual(['expired']);
    expect(after.exchange).not.toHaveBeenCalled();
  });

  test('a clock that was set back does not extend the lifetime', async () => {
    const before = await startBrowserSignIn();
    vi.setSystemTime(Date.now() - minute);
    const after = runBrowserSignIn({ storedFlow: before.storedFlow });
    await after.restore();
    await after.handleLink(before.link);
    expect(after.exchange).not.toHaveBeenCalled();
  });

  test('with another server the sign-in is discarded', async () => {
    const before = await startBrowserSignIn();
    const after = runBrowserSignIn({ storedFlow: before.storedFlow, address: 'https://other.example' });
    await after.restore();
    expect(after.status).toBe('idle');
    await after.handleLink(before.link);
    expect(after.ignored).toEqual(['other-server']);
    expect(await after.storedFlow.read()).toBeUndefined();
  });

  test('without a keyring the sign-in is lost', async () => {
    const before = await startBrowserSignIn({ storedFlow: createStoredFlow({ keyring: false }) });
    await before.handleLink(before.link);
    expect(before.signedIn).toBe(true);
    await before.start();
    const after = runBrowserSignIn({ storedFlow: before.storedFlow });
    await after.restore();
    await after.handleLink(before.link);
    expect(after.ignored).toEqual(['no-flow']);
  });

  test.each(['', 'nonsense', '{}', '[]', '{"state":1}'])('a damaged file is ignored: %s', async (text) => {
    const storedFlow = createStoredFlow();
    await storedFlow.write(text);
    const app = runBrowserSignIn({ storedFlow });
    await app.restore();
    expect(app.status).toBe('idle');
  });
});
