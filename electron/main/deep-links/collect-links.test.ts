import { EventEmitter } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import type { App } from 'electron/main';
import { describe, expect, test, vi } from 'vitest';
import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { collectLinks, readCommandLine, registerLinks } from './collect-links.ts';

test('an installed app registers itself', () => {
  const app = { setAsDefaultProtocolClient: vi.fn(() => true) };
  const log = { warn: vi.fn() };
  registerLinks(app, log);
  expect(app.setAsDefaultProtocolClient.mock.calls).toEqual([[product.deepLinkScheme]]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('in development Electron is registered with the app as its argument', () => {
  const app = { setAsDefaultProtocolClient: vi.fn(() => true) };
  registerLinks(app, { warn: vi.fn() }, '/project');
  expect(app.setAsDefaultProtocolClient.mock.calls).toEqual([
    [product.deepLinkScheme, process.execPath, ['/project']],
  ]);
});

test('a system that rejects it is no error, but logged', () => {
  const log = { warn: vi.fn() };
  registerLinks({ setAsDefaultProtocolClient: () => false }, log);
  expect(log.warn).toHaveBeenCalledOnce();
});

const link = `${callbackLink}?code=x&state=y`;

const program = `/opt/${product.name}/${product.slug}`;

describe('a start with a link', () => {
  test.each([
    [[program, link]],
    [[program, '--allow-file-access-from-files', link]],
    [[program, '--allow-file-access-from-files', '--original-process-start-time=13213718723637733', link]],
    [[program, '--allow-file-access-from-files', '--enable-avfoundation', link]],
    [[program, '--ozone-platform=wayland', '--enable-crashpad', link]],
    [[program, link, '--allow-file-access-from-files']],
    // AppRun of an AppImage whose runtime is older, and desktop entries and wrappers of distributions and users.
    [[program, '--no-sandbox', link]],
    [[program, link, '--no-sandbox']],
    [[program, '--disable-setuid-sandbox', '--disable-dev-shm-usage', link]],
    [[program, '--ozone-platform-hint=auto', '--enable-wayland-ime', '--wayland-text-input-version=3', link]],
    [[program, '--enable-features=UseOzonePlatform,WaylandWindowDecorations', '--gtk-version=4', link]],
    [[program, '--disable-gpu', '--disable-software-rasterizer', '--use-gl=angle', '--use-angle=gl', link]],
    [[program, '--force-device-scale-factor=1.25', '--high-dpi-support=1', '--force-dark-mode', link]],
    [[program, '--password-store=gnome-libsecret', '--lang=sw', '--enable-logging=stderr', '--v=1', link]],
  ])('%j', (argv) => {
    expect(readCommandLine(argv)).toEqual({ link });
  });

  test('in development, where the app is an argument', () => {
    const appFolder = process.cwd();
    expect(readCommandLine(['electron', appFolder, link], appFolder)).toEqual({ link });
    expect(readCommandLine(['electron', '.', link], appFolder)).toEqual({ link });
    expect(readCommandLine(['electron', '--enable-avfoundation', '.', link], appFolder)).toEqual({ link });
    expect(readCommandLine(['electron', '--inspect', '-r', 'x', '.', link], appFolder)).toEqual({ link });
    expect(readCommandLine(['electron', '.', link, '-r'], appFolder)).toEqual({ extra: ['-r'] });
    expect(readCommandLine(['electron', '/elsewhere', link], appFolder)).toEqual({ extra: [] });
    expect(readCommandLine(['electron', '.', link])).toEqual({ extra: [] });
  });

  test('links of other schemes are parsed further, to be rejected by name', () => {
    const spelled = `${product.deepLinkScheme.toUpperCase()}:x`;
    expect(readCommandLine([program, spelled])).toEqual({ link: spelled });
    expect(readCommandLine([program, 'https://evil.example'])).toEqual({ link: 'https://evil.example' });
  });
});

describe('a start without a link', () => {
  test.each([
    [[]],
    [[program]],
    [[program, '--allow-file-access-from-files']],
    [[program, 'C:\\Users\\ada\\notes.txt']],
    [[program, `--link=${callbackLink}`]],
  ])('%j', (argv) => {
    expect(readCommandLine(argv)).toEqual({});
  });
});

describe('a link with any other argument is ignored as a whole; the log contains names of switches and no values', () => {
  test.each([
    [[program, link, '--inspect=0.0.0.0:9229'], ['--inspect']],
    [[program, '--gpu-launcher=calc.exe', link], ['--gpu-launcher']],
    [[program, '--allow-file-access-from-files=yes', link], ['--allow-file-access-from-files']],
    [[program, '--original-process-start-time=1x', link], ['--original-process-start-time']],
    [[program, '--ozone-platform=evil', link], ['--ozone-platform']],
    [[program, '--no-sandbox', '--inspect-brk', link], ['--inspect-brk']],
    [[program, '--no-sandbox', '--remote-debugging-port=9222', link], ['--remote-debugging-port']],
    [[program, '--no-sandbox', link, link], []],
    [[program, '--disable-web-security', link], ['--disable-web-security']],
    [[program, '--user-data-dir=/tmp/x', link], ['--user-data-dir']],
    [[program, '--password-store=/tmp/x', link], ['--password-store']],
    [[program, '--', link], ['--']],
    [[program, '-r', './evil.js', link], ['-r']],
    [[program, link, link], []],
    [[program, link, ''], []],
    [[program, link, 'https://evil.example'], []],
    [[program, link, `--${'x'.repeat(500)}`], [`--${'x'.repeat(40)}`]],
  ])('%j', (argv, extra) => {
    expect(readCommandLine(argv)).toEqual({ extra });
  });
});

test('the app reads nothing else of its command line', async () => {
  const readers: string[] = [];
  for await (const file of glob('electron/**/*.ts', { exclude: ['**/*.test.ts'] }))
    if (/process\.argv|\.commandLine\b|parseArgs/.test(await readFile(file, 'utf8'))) readers.push(file);
  // It passes the arguments to collectLinks, and finds its own folder among them in development.
  expect(readers.filter((file) => file !== 'electron/main/app/index.ts')).toEqual([]);
});

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

test('the link is taken beside a switch of the launcher, at the start and later', () => {
  const { taken, open, secondInstance } = collect('linux', [`/${product.slug}`, '--no-sandbox', first]);
  open();
  secondInstance('--no-sandbox', second);
  expect(taken).toEqual(['a', 'b']);
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
