import { handoverPath, providerParameter } from '#contract/desktop/addresses.ts';

interface SignInAddress {
  server: string;
  state: string;
  codeChallenge: string;
  device: string;
  provider?: string | undefined;
}

/** Page of the website on which the person signs in and hands the sign-in over to this app. */
export function signInAddress({ server, state, codeChallenge, device, provider }: SignInAddress): string {
  const url = new URL(handoverPath, server);
  url.search = new URLSearchParams({
    state,
    code_challenge: codeChallenge,
    device,
    ...(provider && { [providerParameter]: provider }),
  }).toString();
  return url.href;
}
