import ipaddr from 'ipaddr.js';
import type { CityResponse, Reader } from 'maxmind';
import type { Language } from '#contract/facts/languages.ts';
import type { GeoLocation } from '#contract/schemas/session-info.ts';
import { StartupError } from '../config/startup-error.ts';

/** Finds the locations of network addresses. */
export interface Geoip {
  /** Null if unknown. The city is in the given language if the database has it, else in English. */
  locate(ipAddress: string | null, language: Language): GeoLocation | null;
}

const localRanges: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);

/**
 * Opens the GeoIP database, a file in the MMDB format. The product includes none; without one only the addresses of
 * this machine and its network are known.
 * @throws {StartupError} if the file cannot be read
 */
export async function openGeoip(path: string | undefined): Promise<Geoip> {
  const reader = path === undefined ? undefined : await openDatabase(path);
  return {
    locate(ipAddress, language) {
      if (ipAddress === null || !ipaddr.isValid(ipAddress)) return null;
      const address = ipaddr.process(ipAddress);
      if (localRanges.has(address.range())) return { isLocal: true, city: null, country: null };
      const found = reader?.get(address.toString());
      const names: Readonly<Record<string, string>> = { ...found?.city?.names };
      const city = names[language] ?? names.en ?? null;
      const country = found?.country?.iso_code ?? null;
      return city === null && country === null ? null : { isLocal: false, city, country };
    },
  };
}

async function openDatabase(path: string): Promise<Reader<CityResponse>> {
  const { open } = await import('maxmind');
  try {
    return await open<CityResponse>(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`GEOIP_DATABASE: ${path} cannot be read as an MMDB file (${reason}).`);
  }
}
