import type { DesktopSignInRequest } from './desktop-sign-in.ts';

declare module '../sign-in-steps.ts' {
  interface SignIn {
    /** Makes the code with which the desktop app signs in as this user, who has confirmed it. */
    signInDesktop(request: Pick<DesktopSignInRequest, 'state' | 'codeChallenge'>): Promise<DesktopSignInCode>;
  }
}

/** `client_id` of the desktop app at the server. */
export const desktopClientId = 'desktop';

/** `expiresIn`: for how long the app can use it, in seconds. */
export interface DesktopSignInCode {
  code: string;
  expiresIn: number;
}

/** How the desktop app asks for a code: the search of the endpoint that makes it. */
export function desktopSignInQuery({
  state,
  codeChallenge,
}: Pick<DesktopSignInRequest, 'state' | 'codeChallenge'>) {
  return { client_id: desktopClientId, state, code_challenge: codeChallenge };
}
