import { expect, test } from 'vitest';
import { deviceNameSchema } from '#contract/schemas/desktop-sign-in.ts';
import { deviceName } from './device-name.ts';

test.each<[string, NodeJS.Platform, string]>([
  ['ada-laptop', 'linux', 'ada-laptop (Linux)'],
  ['Adas-MacBook-Pro.local', 'darwin', 'Adas-MacBook-Pro (macOS)'],
  ['DESKTOP-4711.corp.example', 'win32', 'DESKTOP-4711 (Windows)'],
  ['ada-laptop', 'freebsd', 'ada-laptop (freebsd)'],
  ['جهاز-آدا', 'linux', 'جهاز-آدا (Linux)'],
  ['', 'linux', 'Linux'],
  [' . ', 'linux', 'Linux'],
  ['\u202eevil\u2066\0\n\u2028name', 'linux', 'evil name (Linux)'],
  ['\u200b\u200d', 'win32', 'Windows'],
  ['x'.repeat(300), 'linux', `${'x'.repeat(40)} (Linux)`],
  ['😀'.repeat(300), 'linux', `${'😀'.repeat(20)} (Linux)`],
  [`x${'😀'.repeat(300)}`, 'linux', `x${'😀'.repeat(19)} (Linux)`],
])('%j on %s is %j, which the website accepts', (host, platform, name) => {
  expect(deviceName(host, platform)).toBe(name);
  expect(deviceNameSchema.parse(name)).toBe(name);
});
