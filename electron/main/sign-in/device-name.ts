import { isReadable } from '#contract/validation/readable.ts';

const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'macOS',
  win32: 'Windows',
  linux: 'Linux',
};

/** Leaves room for the system: the website accepts 60 characters. */
const longestComputer = 40;

/**
 * A name for this computer, such as `ada-laptop (Linux)`, which the website shows when it asks for confirmation. It has
 * no invisible characters.
 * @param host the computer's host name
 */
export function deviceName(host: string, platform: NodeJS.Platform): string {
  const [computer = ''] = host.split('.');
  const name = computer
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, longestComputer)
    // Half of a surrogate pair that was cut.
    .replace(/\p{Cs}$/u, '')
    .trim();
  const system = systems[platform] ?? platform;
  return isReadable(name) ? `${name} (${system})` : system;
}
