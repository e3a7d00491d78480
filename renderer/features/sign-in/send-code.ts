import type { SignIn } from '#contract/pages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { startCodeWait } from './code-wait.ts';

/** Sends a code and starts the wait until the next; a refusal that names a wait sets it right. */
export async function sendCode(signIn: SignIn, email: string): Promise<void> {
  try {
    await signIn.requestCode(email);
    startCodeWait(email);
  } catch (error) {
    const seconds =
      error instanceof ApiError ? (error.data as { retryAfter?: unknown } | null)?.retryAfter : 0;
    if (typeof seconds === 'number' && seconds > 0) startCodeWait(email, seconds);
    throw error;
  }
}
