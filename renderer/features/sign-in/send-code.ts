import type { SignIn } from '#contract/pages/pages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { retryAfterOf } from '../../lib/api/retry-after.ts';
import { startCodeWait } from './code-wait.ts';

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
