/** Audited actions of signing in; their events are kept for a year (server/app/clean-up.ts). */
export const signInActions = ['user.signed-up', 'user.signed-in', 'user.code-refused'] as const;

/** Why a code was refused: `reason` in the data of `user.code-refused`. */
export type CodeRefusal = 'wrong' | 'expired' | 'used-up';

/** The data of `user.signed-in`. */
export type SignInFacts = {
  /** 'code', 'passkey', 'desktop' for the app, or the id of the provider. */
  with: string;
  /** Set unless the user was the last to sign in with this browser, or has just signed up. */
  newDevice?: true;
};
