import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { readCommandLine } from './read-command-line.ts';

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
