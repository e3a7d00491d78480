import type { SignIn } from '#contract/pages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { retryAfterOf } from '../../lib/api/retry-after.ts';
import { startCodeWait } from './code-wait.ts';

/** Sends a code and starts the wait until the next; a refusal that names a wait sets it right. */
export async function sendCode(signIn: SignIn, email: string): Promise<void> {
  try {
    await signIn.requestCode(email);
    startCodeWait(email);
  } catch (error) {
    const seconds = error instanceof ApiError ? retryAfterOf(error.data) : undefined;
    if (seconds) startCodeWait(email, seconds);
    throw error;
  }
}
