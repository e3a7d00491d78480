import { isReadable } from '#contract/validation/readable.ts';

const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'macOS',
  win32: 'Windows',
  linux: 'Linux',
};

/** Leaves room for the system: the website takes 60 characters. */
const longestComputer = 40;

/**
 * What this computer is called, such as `ada-laptop (Linux)`: the website names it where it asks whether to sign the
 * app in. Nothing unseen gets into that question.
 * @param host the computer's name in its network
 */
export function deviceName(host: string, platform: NodeJS.Platform): string {
  const [computer = ''] = host.split('.');
  const name = computer
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, longestComputer)
    // Half of a character that was cut.
    .replace(/\p{Cs}$/u, '')
    .trim();
  const system = systems[platform] ?? platform;
  return isReadable(name) ? `${name} (${system})` : system;
}
