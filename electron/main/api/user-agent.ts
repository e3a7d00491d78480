import { product } from '#contract/product.ts';

/** As browsers write the systems, which is how everybody reads them. */
const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Macintosh; Intel Mac OS X 10_15_7',
  win32: 'Windows NT 10.0; Win64; x64',
  linux: 'X11; Linux x86_64',
};

/** Says which version of the app asks, and on which system: the list of sessions shows it. */
export function userAgent(version: string, platform: NodeJS.Platform): string {
  return `Mozilla/5.0 (${systems[platform] ?? platform}) ${product.slug}-desktop/${version}`;
}
