import { EventEmitter } from 'node:events';
import type { App } from 'electron/main';
import { expect, test, vi } from 'vitest';
import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { collectLinks } from './collect-links.ts';

const state = 's'.repeat(43);
const linkOf = (code: string) => `${callbackLink}?code=${code.repeat(32)}&state=${state}`;
const [first, second] = [linkOf('a'), linkOf('b')];

function collect(platform: NodeJS.Platform, argv: string[] = [`/${product.slug}`]) {
  const app = new EventEmitter();
  const log = { warn: vi.fn() };
  const taken: string[] = [];
  const links = collectLinks({ app: app as unknown as App, platform, argv, log });
  const event = { preventDefault: vi.fn() };
  return {
    log,
    taken,
    event,
    openUrl: (url: string) => app.emit('open-url', event, url),
    secondInstance: (...args: string[]) =>
      app.emit('second-instance', {}, [`/${product.slug}`, ...args], '/', null),
    open: () => links.open(({ code }) => taken.push(code.slice(0, 1))),
  };
}

test('the link that starts the app is queued in order until it can be handled', () => {
  const { taken, open, secondInstance } = collect('linux', [`/${product.slug}`, first]);
  secondInstance(second);
  expect(taken).toEqual([]);
  open();
  expect(taken).toEqual(['a', 'b']);
  secondInstance(first);
  expect(taken).toEqual(['a', 'b', 'a']);
});

test('many early links do not fill the memory', () => {
  const { taken, open, secondInstance } = collect('win32');
  for (let times = 0; times < 1000; times += 1) secondInstance(first);
  open();
  expect(taken).toHaveLength(10);
});

test('on macOS links are events, and never on a command line', () => {
  const { taken, event, open, openUrl, secondInstance } = collect('darwin', [`/${product.slug}`, first]);
  secondInstance(first);
  openUrl(second);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  open();
  expect(taken).toEqual(['b']);
});

test('on other systems such events are ignored', () => {
  const { taken, open, openUrl } = collect('linux');
  open();
  openUrl(first);
  expect(taken).toEqual([]);
});

test('ignored links are logged with the reason, and without their content', () => {
  const { log, taken, open, secondInstance } = collect('linux');
  open();
  secondInstance(first, '--inspect=9229');
  secondInstance(first.replace('//auth', '//evil'));
  secondInstance();
  expect(taken).toEqual([]);
  expect(log.warn.mock.calls).toEqual([
    ['deep links: ignored, extra-arguments --inspect'],
    ['deep links: ignored, other-host'],
  ]);
});
