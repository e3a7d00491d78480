/** Why a sign-in through a provider failed, as /login/error tells it. */
const loginErrors = ['signup_disabled', 'access_denied', 'start_again', 'unknown_error'] as const;

export type LoginError = (typeof loginErrors)[number];

/**
 * Maps what a provider or better-auth put into `?error=` to a reason with a text of its own.
 * better-auth writes some of its reasons with spaces ('signup disabled').
 */
export function loginErrorOf(value: unknown): LoginError {
  if (typeof value !== 'string') return 'unknown_error';
  const name = value.trim().toLowerCase().replaceAll(' ', '_');
  return loginErrors.find((reason) => reason === name) ?? 'unknown_error';
}

/** better-auth's reasons where the browser that comes back is not waiting for it, or no longer. */
export const lostStates: readonly string[] = ['state_mismatch', 'state_not_found', 'state_invalid'];

/** Why an account of a provider was not linked, as the account page tells it. */
const linkErrors = ['access_denied', 'other_address', 'other_user', 'start_again', 'unknown_error'] as const;

export type LinkError = (typeof linkErrors)[number];

/** The reason in `?error=` of the account page; whatever else stands there is unknown. */
export function linkErrorOf(value: unknown): LinkError {
  return linkErrors.find((reason) => reason === value) ?? 'unknown_error';
}
