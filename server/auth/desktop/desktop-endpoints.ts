/** Endpoints of better-auth's Electron plugin that answer over HTTP. */
export const allowedDesktopEndpoints = ['electronTransferUser', 'electronToken'] as const;

/** Endpoints of the plugin that are not available over HTTP, with the reason. */
export const refusedDesktopEndpoints = {
  // The app opens the website itself, and the user signs in there as usual.
  electronInitOAuthProxy: 'starts a sign-in by reading',
};
