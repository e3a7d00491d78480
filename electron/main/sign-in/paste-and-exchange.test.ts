import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callbackLink } from '#contract/desktop/addresses.ts';
import {
  code,
  runBrowserSignIn,
  server,
  startBrowserSignIn,
  strangerState,
} from '#tests/support/desktop/run-browser-sign-in.ts';
import type { ExchangeOutcome } from './exchange-code.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the exchange', () => {
  test.each<ExchangeOutcome>(['invalid', 'expired'])('that ends %s is over', async (outcome) => {
    const app = await startBrowserSignIn({ outcome });
    await app.handleLink(app.link);
    expect(app.status).toBe(outcome);
    expect(app.signedIn).toBe(false);
    await app.handleLink(app.link);
    expect(app.ignored).toEqual(['replay']);
  });

  test('without a result can be retried with the same link, also after a restart', async () => {
    const app = await startBrowserSignIn({ outcome: 'unreachable' });
    await app.handleLink(app.link);
    expect(app.status).toBe('unreachable');
    await app.handleLink(app.link);
    expect(app.exchange).toHaveBeenCalledTimes(2);
    const after = runBrowserSignIn({ storedFlow: app.storedFlow });
    await after.restore();
    await after.handleLink(app.link);
    expect(after.signedIn).toBe(true);
  });

  test('without a result does not extend the lifetime', async () => {
    const app = await startBrowserSignIn({ outcome: 'unreachable' });
    await vi.advanceTimersByTimeAsync(9 * minute);
    await app.handleLink(app.link);
    await vi.advanceTimersByTimeAsync(minute);
    expect(app.status).toBe('expired');
  });

  test('is exclusive: nothing can be started, pasted or cancelled during it', async () => {
    const app = await startBrowserSignIn();
    const { promise, resolve } = Promise.withResolvers<ExchangeOutcome>();
    app.exchange.mockReturnValueOnce(promise);
    const taking = app.handleLink(app.link);
    await app.cancel();
    await app.start();
    expect(app.paste(code)).toEqual({ accepted: false });
    expect(app.status).toBe('finishing');
    expect(app.opened).toHaveLength(1);
    resolve('signed-in');
    await taking;
    expect(app.status).toBe('idle');
    expect(app.signedIn).toBe(true);
  });
});

describe('a pasted code', () => {
  const paste = async (spelled: (link: string) => string) => {
    const app = await startBrowserSignIn();
    const { accepted } = app.paste(spelled(`${callbackLink}?code=${code}&state=${app.state}`));
    await vi.advanceTimersByTimeAsync(0);
    return { app, accepted };
  };

  test.each([
    ['alone', () => code],
    ['with spaces around and within', () => `\n ${code.slice(0, 8)} ${code.slice(8)}\t\n`],
    ['as the whole link', (link: string) => link],
    ['as the whole link with spaces around', (link: string) => ` ${link}\n`],
  ])('signs in: %s', async (_how, spelled) => {
    const { app, accepted } = await paste(spelled);
    expect(accepted).toBe(true);
    expect(app.exchange).toHaveBeenCalledWith(expect.objectContaining({ code, state: app.state }));
    expect(app.signedIn).toBe(true);
  });

  test.each([
    ['too short', () => code.slice(1)],
    ['of other characters', () => `${code.slice(1)}!`],
    ['of another link', (link: string) => link.replace('auth', 'evil')],
    ['with another state', (link: string) => link.replace(/state=.*/, `state=${strangerState}`)],
    ['the address of the website', () => `${server}/desktop?state=${strangerState}`],
  ])('is rejected, and the app keeps waiting: %s', async (_how, spelled) => {
    const { app, accepted } = await paste(spelled);
    expect(accepted).toBe(false);
    expect(app.exchange).not.toHaveBeenCalled();
    expect(app.status).toBe('waiting');
  });

  test('works once, and only during a sign-in', async () => {
    const { app } = await paste(() => code);
    expect(app.paste(code)).toEqual({ accepted: false });
    expect(runBrowserSignIn().paste(code)).toEqual({ accepted: false });
    expect(app.exchange).toHaveBeenCalledOnce();
  });

  test('works for ten minutes at most', async () => {
    const app = await startBrowserSignIn();
    vi.setSystemTime(Date.now() + 11 * minute);
    expect(app.paste(code)).toEqual({ accepted: false });
    expect(app.status).toBe('expired');
  });
});
