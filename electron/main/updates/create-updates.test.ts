import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import type { UpdateOffer } from '#tests/support/desktop/update-feed.ts';
import { createUpdateHarness, oldImage, type UpdateHarness } from '#tests/support/desktop/update-harness.ts';

const hours = 60 * 60_000;
let harness: UpdateHarness;

beforeEach(async () => {
  harness = await createUpdateHarness();
});
afterEach(() => harness.stop());

async function startAndCheck() {
  const app = harness.start();
  await app.updates.check();
  return app;
}

describe('a newer version', () => {
  it('is downloaded in the background, and installed only when the app quits', async () => {
    harness.feed.offer({ version: '1.1.0', served: 'slow', releaseNotes: '<p>Faster &amp; calmer.</p>' });
    const app = harness.start();
    const checked = app.updates.check();
    expect(app.state()).toEqual({ status: 'checking' });

    await expect.poll(() => (app.state() as { percent?: number }).percent).toBeGreaterThan(0);
    expect(app.state()).toMatchObject({ status: 'downloading', version: '1.1.0' });
    // Each byte restarts the idle timeout.
    const patience = app.planned.get(60_000);
    await expect.poll(() => app.planned.get(60_000)).not.toBe(patience);
    harness.feed.finish();
    await checked;

    expect(app.state()).toEqual({
      status: 'ready',
      version: '1.1.0',
      notes: 'Faster & calmer.',
      requiresPassword: false,
    });
    expect(harness.image()).toBe(oldImage);
    expect(harness.installed.waiting()).toEqual([`${product.name}-1.1.0.AppImage`]);
  });

  it('is not downloaded twice, by this app or the next', async () => {
    harness.feed.offer({ version: '1.1.0' });
    const first = harness.start();
    await first.updates.check();
    await first.updates.check();
    const second = harness.start();
    await second.updates.check();

    expect(second.state()).toMatchObject({ status: 'ready', version: '1.1.0' });
    expect(harness.feed.requests.filter((path) => path.endsWith('.AppImage'))).toHaveLength(1);
  });

  it('is checked once on concurrent calls', async () => {
    harness.feed.offer({ version: '1.1.0' });
    const app = harness.start();
    await Promise.all([app.updates.check(), app.updates.check(), app.updates.check()]);

    expect(harness.feed.requests.filter((path) => path.endsWith('.yml'))).toHaveLength(1);
    expect(app.states.filter(({ status }) => status === 'checking')).toHaveLength(1);
  });
});

describe('an update is rejected', () => {
  const newer = { version: '1.1.0' };
  it.each<[string, UpdateOffer | 'missing' | 'away', reason: string]>([
    ['a file of other bytes', { ...newer, served: 'other' }, 'invalid'],
    ['half a file', { ...newer, served: 'truncated' }, 'invalid'],
    ['a file without a hash', { ...newer, hashed: false }, 'invalid'],
    ['a file not over https', { ...newer, fileUrl: 'http://updates.invalid/a.AppImage' }, 'invalid'],
    ['a redirect that leaves https', { ...newer, redirect: 'http://updates.invalid/a.AppImage' }, 'invalid'],
    ['a download that is cut off', { ...newer, served: 'cut' }, 'unreachable'],
    ['a file that is not there', { ...newer, served: 'missing' }, 'unreachable'],
    ['a feed that is not there', 'missing', 'unreachable'],
    ['a feed that does not answer', 'away', 'unreachable'],
    ['a feed that is no YAML', { ...newer, raw: '{ version: [' }, 'unreachable'],
    ['a page', { ...newer, raw: '<!doctype html><title>Sign in</title>' }, 'unreachable'],
    ['a feed of nothing', { ...newer, raw: '' }, 'unreachable'],
    ['a feed that names no version', { ...newer, raw: '{"version":"newest"}' }, 'unreachable'],
  ])('%s: the old version stays', async (_what, offer, reason) => {
    harness.feed.offer(offer);
    const app = await startAndCheck();

    expect(app.state()).toEqual({ status: 'failed', reason });
    expect(app.log).toContain(`updates: failed, ${reason}`);
    expect(harness.installed.waiting()).toEqual([]);
    app.updates.restart();
    app.quit();
    expect(harness.image()).toBe(oldImage);
  });

  it.each<UpdateOffer | 'missing'>([{ ...newer, served: 'other' }, 'missing'])(
    'the next check takes it: %j',
    async (offer) => {
      harness.feed.offer(offer);
      const app = await startAndCheck();
      harness.feed.offer(newer);
      await app.updates.check();
      expect(app.state()).toMatchObject({ status: 'ready', version: '1.1.0' });
    },
  );

  it('a file that changed on the disk is downloaded again', async () => {
    harness.feed.offer(newer);
    await harness.start().updates.check();
    harness.spoilWaiting();
    const app = await startAndCheck();

    expect(app.state()).toMatchObject({ status: 'ready' });
    app.quit();
    expect(harness.image()).toContain('version 1.1.0');
  });

  it('a computer that cannot store it is reported', async () => {
    harness.blockStorage();
    harness.feed.offer(newer);
    const app = await startAndCheck();

    expect(app.state()).toEqual({ status: 'failed', reason: 'blocked' });
  });
});

it.each<[string, UpdateOffer]>([
  ['the same version', { version: '1.0.0' }],
  ['an older version', { version: '0.9.0' }],
  ['a prerelease', { version: '2.0.0-beta.1' }],
  ['a version for 0 % of all computers', { version: '1.1.0', stagingPercentage: 0 }],
])('%s is not offered', async (_what, offer) => {
  harness.feed.offer(offer);
  const app = await startAndCheck();

  expect(app.states).toEqual([{ status: 'checking' }, { status: 'idle' }]);
  expect(harness.feed.requests.filter((path) => path.endsWith('.AppImage'))).toEqual([]);
});

it('a version for 100 % of all computers is offered', async () => {
  harness.feed.offer({ version: '1.1.0', stagingPercentage: 100 });
  const app = await startAndCheck();

  expect(app.state()).toMatchObject({ status: 'ready' });
});

describe('a downloaded version', () => {
  beforeEach(() => harness.feed.offer({ version: '1.1.0' }));

  it('remains while the feed is unavailable', async () => {
    const app = await startAndCheck();
    harness.feed.offer('away');
    await app.updates.check();

    expect(app.state()).toMatchObject({ status: 'ready', version: '1.1.0' });
    app.quit();
    expect(harness.image()).toContain('version 1.1.0');
  });

  it('is not installed once the feed no longer offers it', async () => {
    const app = await startAndCheck();
    harness.feed.offer({ version: '1.0.0' });
    await app.updates.check();

    expect(app.state()).toEqual({ status: 'idle' });
    app.updates.restart();
    app.quit();
    expect(harness.image()).toBe(oldImage);
  });

  it('fails even if the system rejects it later', async () => {
    for (const [message, reason] of [
      ['Code signature at URL file:///new.app/ did not pass validation', 'invalid'],
      ['Cannot update while running on a read-only volume', 'blocked'],
      ['The operation could not be completed', 'blocked'],
    ] as const) {
      const app = await startAndCheck();
      app.reportFault(new Error(message));

      expect(app.state()).toEqual({ status: 'failed', reason });
      app.updates.restart();
      expect(harness.image()).toBe(oldImage);
    }
  });

  it('is replaced by a newer one', async () => {
    const app = await startAndCheck();
    harness.feed.offer({ version: '1.2.0' });
    await app.updates.check();

    expect(app.state()).toMatchObject({ status: 'ready', version: '1.2.0' });
    app.quit();
    expect(harness.image()).toContain('version 1.2.0');
  });

  it('is no longer offered if the newer one failed, which replaced it on the disk', async () => {
    const app = await startAndCheck();
    harness.feed.offer({ version: '1.2.0', served: 'other' });
    await app.updates.check();

    expect(app.state()).toEqual({ status: 'failed', reason: 'invalid' });
    app.quit();
    expect(harness.image()).toBe(oldImage);
  });
});

describe('the schedule', () => {
  it('checks every four hours', async () => {
    harness.feed.offer({ version: '1.0.0' });
    const app = await startAndCheck();
    expect([...app.planned.keys()]).toEqual([4 * hours]);

    harness.feed.offer({ version: '1.1.0' });
    app.planned.get(4 * hours)?.();
    await expect.poll(app.state).toMatchObject({ status: 'ready', version: '1.1.0' });
    expect([...app.planned.keys()]).toEqual([4 * hours]);
  });

  it('retries sooner if the feed did not respond', async () => {
    harness.feed.offer('away');
    const app = await startAndCheck();

    expect([...app.planned.keys()]).toEqual([hours / 4]);
  });

  it('aborts after a minute without data: the feed, and a download', async () => {
    const app = harness.start();
    for (const offer of ['silent', { version: '1.1.0', served: 'silent' }] as const) {
      harness.feed.offer(offer);
      harness.feed.requests.length = 0;
      const checked = app.updates.check();
      const last = offer === 'silent' ? '.yml' : '.AppImage';
      await expect.poll(() => harness.feed.requests.at(-1)?.endsWith(last)).toBe(true);
      app.planned.get(60_000)?.();
      await checked;

      expect(app.state()).toEqual({ status: 'failed', reason: 'unreachable' });
      await expect.poll(harness.feed.waiting).toBe(0);
    }
  });

  it('stops with the app', async () => {
    harness.feed.offer({ version: '1.0.0' });
    const app = harness.start();
    const checked = app.updates.check();
    app.updates.stop();
    await checked;
    expect(app.planned.size).toBe(0);

    const other = harness.start();
    await other.updates.check();
    other.updates.stop();
    expect(other.planned.size).toBe(0);
  });
});
