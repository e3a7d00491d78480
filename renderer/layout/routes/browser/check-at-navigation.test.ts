import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Init } from '#contract/api/init.ts';
import { createInitStore } from '../../../lib/services/init-store.ts';
import type { Services } from '../../../lib/services/services.ts';
import { checkAtNavigation } from './check-at-navigation.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const member = {
  currentUser: { id: '1' },
  grants: {},
  tenantGrants: { repository: ['read', 'create'] },
  otherTenantGrants: {},
  activeOrganizationId: 'lantern',
  demo: false,
} as unknown as Init;

/** @param answer what the server says of the session from now on */
function start(known: Init, answer: Init) {
  const read = vi.fn(async () => Response.json(answer));
  vi.stubGlobal('fetch', read);
  const reload = vi.fn(async () => answer);
  const services = {
    init: createInitStore(reload, known),
    i18n: { language: 'en' },
  } as unknown as Services;
  let listener: ((state: { location: { pathname: string } }) => void) | undefined;
  const stop = checkAtNavigation(services, {
    state: { location: { pathname: '/app' } },
    subscribe: (listen: typeof listener) => {
      listener = listen;
      return () => {};
    },
  } as never);
  const navigate = (pathname: string) => listener?.({ location: { pathname } });
  return { read, reload, navigate, stop };
}

test('navigations are checked, several at once by one request, and other parameters not at all', async () => {
  const { read, reload, navigate } = start(member, member);
  await vi.advanceTimersByTimeAsync(10_000);
  navigate('/app');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(0);
  navigate('/app/repositories');
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
  navigate('/app');
  navigate('/app/repositories');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test('another user or role is read, of the organization that is shown', async () => {
  const changes: [Partial<Init>, number][] = [
    [{ currentUser: null }, 1],
    [{ grants: { user: ['read'] } }, 1],
    [{ tenantGrants: { repository: ['read'] } }, 1],
    // The header of the answer says so to the switcher, which reads everything again.
    [{ activeOrganizationId: null, tenantGrants: {} }, 0],
  ];
  for (const [change, times] of changes) {
    const { reload, navigate } = start(member, { ...member, ...change });
    navigate('/app/repositories');
    await vi.advanceTimersByTimeAsync(3_000);
    expect([change, reload.mock.calls.length]).toEqual([change, times]);
  }
});

test('nothing is asked without a user, in the demo, offline, and after the end', async () => {
  const visitor = start({ ...member, currentUser: null }, member);
  const demo = start({ ...member, demo: true }, member);
  const ended = start(member, member);
  for (const { navigate } of [visitor, demo, ended]) navigate('/app/repositories');
  ended.stop();
  await vi.advanceTimersByTimeAsync(3_000);
  vi.stubGlobal('navigator', { onLine: false });
  const offline = start(member, member);
  offline.navigate('/app/repositories');
  await vi.advanceTimersByTimeAsync(3_000);
  for (const { read } of [visitor, demo, ended, offline]) expect(read).not.toHaveBeenCalled();
});
