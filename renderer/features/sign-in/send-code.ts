import { resendSeconds } from '#contract/sign-in-code.ts';
import type { SignIn } from '#contract/sign-in-steps.ts';
import { ApiError, retryAfterOf } from '../../lib/api/api-error.ts';

/** The server's limits keep nobody waiting longer. */
const longestSeconds = 24 * 60 * 60;

const keyOf = (email: string) => `send-again-at:${email}`;

/**
 * Sends a code and starts the wait until the next; an error that names a wait corrects it.
 * @returns the code itself in a demo, which shows it on the page
 */
export async function sendCode(signIn: SignIn, email: string): Promise<string | undefined> {
  try {
    const demoCode = await signIn.requestCode(email);
    startCodeWait(email);
    return demoCode;
  } catch (error) {
    const seconds = error instanceof ApiError ? retryAfterOf(error.data) : undefined;
    if (seconds) startCodeWait(email, seconds);
    throw error;
  }
}

/** Notes in this tab that a code was sent now, so that the wait goes on after a reload. The server has no tab. */
function startCodeWait(email: string, seconds: number = resendSeconds): void {
  if (typeof document === 'undefined') return;
  write(email, Date.now() + seconds * 1000);
}

/**
 * When another code may be asked for, in milliseconds since 1970. In a tab that knows of no code the user came here
 * by a form that was sent without JavaScript, just now.
 */
export function codeWaitEnd(email: string): number {
  const end = read(email);
  // A clock that was set back must not lock anybody out.
  if (end !== undefined && end <= Date.now() + longestSeconds * 1000) return end;
  startCodeWait(email);
  return read(email) ?? Date.now();
}

function read(email: string): number | undefined {
  try {
    const end = Number(sessionStorage.getItem(keyOf(email)));
    return end > 0 ? end : undefined;
  } catch {
    return undefined;
  }
}

function write(email: string, end: number): void {
  try {
    sessionStorage.setItem(keyOf(email), String(end));
  } catch {
    // Storage is switched off: nothing is shown, and the server says how long to wait.
  }
}
