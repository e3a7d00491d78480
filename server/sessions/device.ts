import Bowser from 'bowser';
import { appFacts } from '#contract/facts/define-app.ts';
import type { Device, DeviceKind } from '#contract/schemas/session-info.ts';

/** A header can be as long as the server accepts; the device is at its beginning. */
const longestUserAgent = 500;

const kinds: Readonly<Record<string, DeviceKind>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

/** Only names that the library knows: the rest of the header is arbitrary. */
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Parses the device from a `User-Agent` header. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, longestUserAgent);
  if (text.trim() === '') return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(text);
  const system = known(systems, os.name);
  // Our desktop app adds it to the engine's user agent.
  const appMark = new RegExp(`\\b${appFacts().product.slug}(?:-desktop)?/`, 'i');
  if (appMark.test(text)) return { browser: null, system, kind: 'app' };
  return { browser: known(browsers, browser.name), system, kind: kinds[platform.type ?? ''] ?? 'other' };
}

function known(names: ReadonlySet<string>, name: string | undefined): string | null {
  return name !== undefined && names.has(name) ? name : null;
}
