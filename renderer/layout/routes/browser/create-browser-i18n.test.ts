import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseNamespaces } from '../../../lib/i18n/load-namespaces.ts';
import { createBrowserI18n } from './create-browser-i18n.ts';

let asked: string[];
let answer: (path: string, attempt: number) => Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('LOCALES_VERSION', 'v1');
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answer(path, asked.filter((other) => other === path).length);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const good = async () => Response.json({ hello: 'Hello' });
const bad = async () => new Response('', { status: 503 });

/** Translations of which the page carries those of every page, as it does. */
function startedByPage() {
  return createBrowserI18n('en', { en: Object.fromEntries(baseNamespaces.map((name) => [name, {}])) });
}

it('what the page carries is not fetched; the rest is, by language, namespace and version', async () => {
  answer = good;
  const i18n = await startedByPage();
  expect(asked).toEqual([]);
  await i18n.loadNamespaces('sign-in');
  expect(asked).toEqual(['/locales/en/sign-in.json?v=v1']);
  expect(i18n.t('sign-in:hello' as never)).toBe('Hello');
});

it('without a page that carries them, those of every page are fetched at the start', async () => {
  answer = good;
  const starting = createBrowserI18n('ar');
  await vi.advanceTimersByTimeAsync(1);
  const i18n = await starting;
  expect(asked.sort()).toEqual(baseNamespaces.map((name) => `/locales/ar/${name}.json?v=v1`).sort());
  expect(i18n.language).toBe('ar');
});

it('what fails is tried again five times, first after 350 ms, then after twice the wait each time', async () => {
  answer = bad;
  const i18n = await startedByPage();
  const at: number[] = [];
  const start = Date.now();
  const count = vi.fn();
  void i18n.loadNamespaces('sign-in').then(count, count);
  let seen = 0;
  for (let passed = 0; passed <= 20_000; passed += 50) {
    if (asked.length > seen) at.push(Date.now() - start);
    seen = asked.length;
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(asked).toHaveLength(6);
  expect(at).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
  expect(count).toHaveBeenCalledOnce();
});

it('a try that succeeds is the last', async () => {
  answer = (_path, attempt) => (attempt < 3 ? bad() : good());
  const i18n = await startedByPage();
  const loading = i18n.loadNamespaces('sign-in');
  await vi.advanceTimersByTimeAsync(60_000);
  await loading;
  expect(asked).toHaveLength(3);
  expect(i18n.t('sign-in:hello' as never)).toBe('Hello');
});

it('at most ten are fetched at a time, the others when one of them is there', async () => {
  const open: (() => void)[] = [];
  answer = () => new Promise((resolve) => open.push(() => void good().then(resolve)));
  const i18n = await startedByPage();
  const loading = i18n.loadNamespaces(Array.from({ length: 14 }, (_, index) => `extra-${index}`));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(10);
  open.shift()?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(11);
  while (open.length > 0) {
    for (const send of open.splice(0)) send();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await loading;
  expect(new Set(asked).size).toBe(14);
});
