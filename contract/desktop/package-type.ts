/**
 * File beside the app's archive (in `process.resourcesPath`) that says why this package does not update itself:
 * `deb`, whose package manager does it, or `unsigned`, an app that macOS would not replace. Missing in all others;
 * without a feed there is no `app-update.yml` there either.
 */
export const packageTypeFile = 'package-type';

export const packageTypes = ['deb', 'unsigned'] as const;
export type PackageType = (typeof packageTypes)[number];
