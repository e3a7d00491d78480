/** Why an account of a provider was not linked, as the account page tells it. */
const linkErrors = ['access_denied', 'other_address', 'other_user', 'unknown_error'] as const;

export type LinkError = (typeof linkErrors)[number];

/** The reason in `?error=` of the account page; whatever else stands there is unknown. */
export function linkErrorOf(value: unknown): LinkError {
  return linkErrors.find((reason) => reason === value) ?? 'unknown_error';
}
