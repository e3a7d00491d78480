import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeGeoDatabase } from '#tests/support/geo-database.ts';
import { type Geoip, openGeoip } from './geoip.ts';

let folder: string;
let places: Geoip;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-places-'));
  const path = join(folder, 'places.mmdb');
  await writeGeoDatabase(path, [
    { network: '192.0.2.0/25', city: { en: 'Fez', fr: 'Fès' }, country: 'MA' },
    { network: '192.0.2.128/25', country: 'KE' },
  ]);
  places = await openGeoip(path);
});
afterAll(() => rm(folder, { recursive: true }));

it('returns the city in the language, else in English, and only the country if no city is known', () => {
  expect(places.locate('192.0.2.14', 'fr')).toEqual({ isLocal: false, city: 'Fès', country: 'MA' });
  expect(places.locate('::ffff:192.0.2.14', 'sw')).toEqual({ isLocal: false, city: 'Fez', country: 'MA' });
  expect(places.locate('192.0.2.200', 'en')).toEqual({ isLocal: false, city: null, country: 'KE' });
});

it.each(['198.51.100.7', '2001:db8::1', 'somewhere', '', null])('does not find %s', (address) => {
  expect(places.locate(address, 'en')).toBeNull();
});

it.each([
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '192.168.0.9',
  '172.16.0.1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
])('recognizes %s as local without a database', async (address) => {
  const without = await openGeoip(undefined);
  expect(without.locate(address, 'en')).toEqual({ isLocal: true, city: null, country: null });
  expect(without.locate('192.0.2.14', 'en')).toBeNull();
});

it('reports a missing file or an invalid database at start-up', async () => {
  await expect(openGeoip(join(folder, 'gone.mmdb'))).rejects.toThrow(
    /^GEOIP_DATABASE: .*gone\.mmdb cannot be read/,
  );
  const text = join(folder, 'text.mmdb');
  await writeFile(text, 'no database');
  await expect(openGeoip(text)).rejects.toThrow(/^GEOIP_DATABASE: .*text\.mmdb cannot be read/);
});
