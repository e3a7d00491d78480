import { ApiError, retryAfterOf } from './api-error.ts';

/** Whether the server rejects because it sent a code shortly before, which still works. */
export function isCodeSent(error: unknown): boolean {
  return error instanceof ApiError && (error.data as { codeSent?: unknown } | null)?.codeSent === true;
}

/**
 * Asks for a code for the account. One that was sent shortly before can be entered as well: then the answer has the
 * time that the server says is left until another one.
 */
export async function askForCode(
  request: () => Promise<{ resendAt: string }>,
): Promise<{ resendAt: string }> {
  try {
    return await request();
  } catch (error) {
    if (!isCodeSent(error)) throw error;
    const seconds = retryAfterOf((error as ApiError).data) ?? 0;
    return { resendAt: new Date(Date.now() + seconds * 1000).toISOString() };
  }
}
