/**
 * The steps of signing in. The browser takes them over HTTP; a page posted without JavaScript takes them in process.
 * Each throws an error with `status`, `code`, a translated `message` and `data` when it is refused.
 */
export interface SignInSteps {
  /** Resolves to the code itself in a demo, which shows it on the page. */
  requestCode(email: string): Promise<string | undefined>;
  verifyCode(email: string, code: string): Promise<void>;
  /** Starts a social sign-in; resolves to the provider's address. `redirect` is where to go afterwards. */
  startSocial(provider: string, redirect: string | undefined): Promise<string>;
  signOut(): Promise<void>;
  /** Gives an admin who acts as somebody the own session back. */
  stopImpersonating(): Promise<void>;
}

/** All steps of the app: its parts add theirs by declaration merging. */
export interface SignIn extends SignInSteps {}

/** The same steps, with something done around each. */
export function aroundSteps(steps: SignIn, around: <T>(call: Promise<T>) => Promise<T>): SignIn {
  const all = Object.entries(steps) as [string, (...input: unknown[]) => Promise<unknown>][];
  const wrapped = all.map(([name, step]) => [name, (...input: unknown[]) => around(step(...input))]);
  return Object.fromEntries(wrapped);
}
