import { contractVersion } from '#contract/version.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { selfSignedCertificate } from '#tests/support/self-signed-certificate.ts';
import { test as base, expect } from './desktop-test.ts';
import { signIn } from './harness/sign-in.ts';
import { type Relay, startRelay } from './harness/start-relay.ts';

const test = base.extend<{ relay: Relay }>({
  relay: async ({ server }, use) => {
    const relay = await startRelay(server.url);
    await use(relay);
    await relay.stop();
  },
});

/** The longest delay of the app between two retries. */
const comesBack = { timeout: 35_000 };

test('without its server the app opens, reports the problem, and recovers by itself', {
  tag: '@slow',
}, async ({ launch, relay }) => {
  relay.mode = 'off';
  const desktop = await launch({ server: relay.url });
  const page = await desktop.window();
  const heading = page.getByRole('heading', { level: 1 });
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(heading).toHaveText('The server cannot be reached');

  for (const [mode, says] of [
    ['nonsense', 'Something else answers'],
    [{ contract: `${contractVersion - 1}; oldest=0` }, 'The server is older than this app'],
    [{ contract: `${contractVersion + 1}; oldest=${contractVersion + 1}` }, 'This app is too old'],
  ] as const) {
    relay.mode = mode;
    await retry.click();
    await expect(heading).toHaveText(says);
    await expect(page.getByText('hotel')).toHaveCount(mode === 'nonsense' ? 1 : 0);
  }
  relay.mode = 'on';
  await expect(page.getByRole('textbox')).toBeVisible(comesBack);
  await expect(page).toHaveURL(await desktop.url('/login'));
});

test('typed text survives a failure', { tag: '@slow' }, async ({ launch, relay, server }) => {
  const desktop = await launch({ server: relay.url });
  const page = await desktop.window();
  await signIn(page, server, 'admin@example.com');
  await page.goto(await desktop.url('/manager/users/new'));
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Typed before');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('typed@example.com');
  relay.mode = 'off';
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('Nothing can be saved until it is back')).toBeVisible();
  await name.press('End');
  await name.pressSequentially(' and while it was away');
  relay.mode = 'on';
  await expect(page.getByText('Nothing can be saved until it is back')).toHaveCount(0, comesBack);
  await expect(name).toHaveValue('Typed before and while it was away');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('Typed before and while it was away').first()).toBeVisible();
});

test('an untrusted certificate is never accepted', { tag: '@slow' }, async ({ launch }) => {
  let requests = 0;
  const untrusted = await startHttpServer(() => requests++, { certificate: selfSignedCertificate() });
  const page = await (await launch({ server: untrusted.url })).window();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The server cannot prove who it is');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Try again', 'Server address']);
  expect(requests).toBe(0);
  await untrusted.stop();
});
