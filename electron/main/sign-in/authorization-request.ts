import { createHash, randomBytes } from 'node:crypto';
import { desktopSignInPath, providerParameter } from '#contract/desktop/addresses.ts';

export interface Challenge {
  /** Names this sign-in; whoever comes back has to know it. */
  state: string;
  /** Stays here until the code is exchanged: without it the code is worth nothing (PKCE, RFC 7636). */
  verifier: string;
  /** What the server gets of the verifier at first. */
  codeChallenge: string;
}

/** Makes the secrets of one sign-in in the browser. */
export function createChallenge(): Challenge {
  const verifier = randomText();
  return {
    state: randomText(),
    verifier,
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
  };
}

interface SignInAddress {
  server: string;
  state: string;
  codeChallenge: string;
  device: string;
  provider?: string | undefined;
}

/** Page of the website on which the person signs in and hands the sign-in over to this app. */
export function signInAddress({ server, state, codeChallenge, device, provider }: SignInAddress): string {
  const url = new URL(desktopSignInPath, server);
  url.search = new URLSearchParams({
    state,
    code_challenge: codeChallenge,
    device,
    ...(provider && { [providerParameter]: provider }),
  }).toString();
  return url.href;
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
