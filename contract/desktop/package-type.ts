import { product } from '../product.ts';

/** Installs a package that was downloaded by hand. */
export const installCommand = `sudo apt install ./${product.slug}-*.deb`;

/**
 * File in `process.resourcesPath` that says why this package cannot simply replace itself: `deb` needs an administrator's
 * password, and macOS does not replace an `unsigned` app. Missing in all others. Without a feed there is no
 * `app-update.yml` there either.
 */
export const packageTypeFile = 'package-type';

export type PackageType = 'deb' | 'unsigned';
