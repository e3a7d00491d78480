import { globSync } from 'node:fs';
import { product } from '#contract/product.ts';

const programs: Partial<Record<NodeJS.Platform, string>> = {
  linux: `linux*-unpacked/${product.slug}`,
  darwin: `mac*/${product.name}.app/Contents/MacOS/${product.name}`,
  win32: `win*-unpacked/${product.name}.exe`,
};

/** The app of this system as `npm run desktop:package` left it; fails where there is none. */
export function packagedProgram(): string {
  const [program] = globSync(`dist/desktop/packages/${programs[process.platform]}`);
  if (!program) throw new Error('There is no packaged app here: npm run desktop:package makes one');
  return program;
}
