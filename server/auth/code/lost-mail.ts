import { defineRequestState } from '@better-auth/core/context';

/**
 * Why the mail of this request did not get into the queue. better-auth logs what a sender of codes throws and answers
 * 'sent' all the same, so the error is kept here and thrown when the endpoint is through (code-hooks.ts).
 */
export const lostMail = defineRequestState<{ error: unknown } | null>(() => null);
