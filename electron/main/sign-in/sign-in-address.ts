import { handoverPath } from '#contract/desktop/addresses.ts';

interface SignInAddress {
  server: string;
  state: string;
  codeChallenge: string;
  device: string;
}

/** Page of the website on which the person signs in and hands the sign-in over to this app. */
export function signInAddress({ server, state, codeChallenge, device }: SignInAddress): string {
  const url = new URL(handoverPath, server);
  url.search = new URLSearchParams({ state, code_challenge: codeChallenge, device }).toString();
  return url.href;
}
