import type { Page } from 'playwright/test';
import type { DesktopInput } from '#contract/desktop/bridge.ts';
import { type DesktopEvents, type DesktopMethod, desktopMethods } from '#contract/desktop/channels.ts';
import type { DesktopState } from '#contract/desktop/state.ts';

declare global {
  interface Window {
    fake: {
      calls: { method: string; input: unknown }[];
      state: DesktopState;
      answers: Record<string, unknown>;
      emit(event: string, data: unknown): void;
    };
  }
}

/** What the pages show of a shell that is not there: `window.desktop` with a state and answers of the test's own. */
export interface FakeBridge {
  /** Changes the state, and tells the page. */
  update(part: Partial<DesktopState>): Promise<void>;
  emit<Event extends keyof DesktopEvents>(event: Event, data: DesktopEvents[Event]): Promise<void>;
  /** What a method resolves to from now on. */
  answer(method: DesktopMethod, value: unknown): Promise<void>;
  /** What the page has asked of a method so far. */
  calls<Method extends DesktopMethod>(method: Method): Promise<DesktopInput<Method>[]>;
}

const usualState: DesktopState = {
  version: '1.4.0',
  platform: 'linux',
  titleBar: 'native',
  server: { address: 'https://app.example', builtIn: 'https://app.example' },
  connection: { status: 'online' },
  sessionStorage: 'encrypted',
  signIn: { status: 'idle' },
  update: { status: 'idle' },
  links: 'installed',
};

/** To be called before the page is opened. */
export async function fakeBridge(page: Page, part: Partial<DesktopState> = {}): Promise<FakeBridge> {
  await page.addInitScript(installFake, { state: { ...usualState, ...part }, methods: desktopMethods });
  return {
    update: (changed) =>
      page.evaluate((next) => {
        window.fake.state = { ...window.fake.state, ...next };
        window.fake.emit('app.stateChanged', window.fake.state);
      }, changed),
    emit: (event, data) =>
      page.evaluate(([name, value]) => window.fake.emit(name, value), [event, data] as [string, unknown]),
    answer: (method, value) =>
      page.evaluate(
        ([name, given]) => {
          window.fake.answers[name] = given;
        },
        [method, value] as [string, unknown],
      ),
    calls: async (method) =>
      page.evaluate(
        (name) => window.fake.calls.filter((call) => call.method === name).map(({ input }) => input as never),
        method as string,
      ),
  };
}

/** Runs in the page, and so can use nothing from around it. */
function installFake({ state, methods }: { state: DesktopState; methods: readonly string[] }): void {
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  window.fake = {
    calls: [],
    state,
    answers: {},
    emit: (event, data) => {
      for (const listener of listeners.get(event) ?? []) listener(data);
    },
  };
  const groups: Record<string, Record<string, unknown>> = {};
  for (const method of methods) {
    const [group = '', name = ''] = method.split('.');
    groups[group] = {
      ...groups[group],
      [name]: async (input: unknown) => {
        window.fake.calls.push({ method, input });
        return method === 'app.state' ? window.fake.state : window.fake.answers[method];
      },
    };
  }
  const on = (event: string, listener: (data: unknown) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    return () => listeners.get(event)?.delete(listener);
  };
  Object.assign(window, { desktop: { ...groups, on } });
}
