import { product } from '../product.ts';

/** How a package that was fetched by hand takes the place of the one that is installed. */
export const installCommand = `sudo apt install ./${product.slug}-*.deb`;

/**
 * File beside the app's archive (in `process.resourcesPath`) that says why this package does not simply replace itself:
 * `deb`, which is installed with an administrator's password, or `unsigned`, an app that macOS would not replace. Missing in all others;
 * without a feed there is no `app-update.yml` there either.
 */
export const packageTypeFile = 'package-type';

export const packageTypes = ['deb', 'unsigned'] as const;
export type PackageType = (typeof packageTypes)[number];
