import { product } from '../product.ts';

/** Where the desktop app's own pages live: a scheme of its own, which only the app answers. */
export const bundleScheme = 'app';
export const bundleOrigin = `${bundleScheme}://${product.slug}`;

/** Page of the website on which a person hands the sign-in over to the desktop app. */
export const handoverPath = '/desktop';

/** Names the provider that the person has chosen in the app, on that page and on the way to it. */
export const providerParameter = 'provider';

/** Deep link by which the website returns to the desktop app, with `code` and `state` in its search. */
export const callbackLink = `${product.deepLinkScheme}://auth/callback`;

/** `client_id` of the desktop app at the server. */
export const desktopClientId = 'desktop';
