import { expect, it } from 'vitest';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { parseServerAddress } from './server-address.ts';

it.each([
  ['app.example.com', 'https://app.example.com'],
  [' https://App.Example.com/login?x=1#y ', 'https://app.example.com'],
  ['app.example.com:8443/manager', 'https://app.example.com:8443'],
  ['https://app.example.com:443', 'https://app.example.com'],
  ['10.1.2.3:8443', 'https://10.1.2.3:8443'],
  ['localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000/login', 'http://localhost:3000'],
  ['https://localhost:3000', 'https://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['https://аpple.com', 'https://xn--pple-43d.com'],
])('%s is parsed as %s', (entered, address) => {
  expect(parseServerAddress(entered)).toBe(address);
});

it.each([
  '',
  '   ',
  'http://app.example.com',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://0.0.0.0:3000',
  'https://amina:secret@app.example.com',
  'amina@app.example.com',
  'ftp://app.example.com',
  'file:///etc/passwd',
  bundleOrigin,
  'javascript:alert(1)',
  'not an address',
  'https://',
])('%j is not a server address', (entered) => {
  expect(parseServerAddress(entered)).toBeUndefined();
});
