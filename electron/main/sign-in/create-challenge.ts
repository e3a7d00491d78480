import { createHash, randomBytes } from 'node:crypto';

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

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
