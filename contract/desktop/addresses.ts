import { product } from '../product.ts';

/** Scheme and origin of the desktop app's own pages. Only the app answers this scheme. */
export const bundleScheme = 'app';
export const bundleOrigin = `${bundleScheme}://${product.slug}`;

/** Page of the website on which a user confirms the sign-in of the desktop app. */
export const desktopSignInPath = '/desktop';

/** Search parameter of that page: the provider that the user has chosen in the app. */
export const providerParameter = 'provider';

/** Deep link with which the website returns to the desktop app; `code` and `state` are in its search. */
export const callbackLink = `${product.deepLinkScheme}://auth/callback`;
