import { createHash, randomBytes } from 'node:crypto';
import { desktopSignInPath, providerParameter } from '#contract/desktop/addresses.ts';

export interface Challenge {
  /** Identifies this sign-in; the callback must have it. */
  state: string;
  /** Stays in the app until the code is exchanged; without it the code is useless (PKCE, RFC 7636). */
  verifier: string;
  /** Hash of the verifier, which the server gets first. */
  codeChallenge: string;
}

/** Creates the secrets of one sign-in in the browser. */
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

/** Page of the website on which the user signs in and confirms the sign-in of this app. */
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
