/** Why an account was not linked, as the account page tells it (`account:linked.failed.<reason>`). */
export type LinkError = 'accessDenied' | 'otherAddress' | 'otherUser' | 'unknown';

/** The reasons that better-auth and providers put into `?error=`. */
const reasons: Readonly<Record<string, LinkError>> = {
  access_denied: 'accessDenied',
  "email_doesn't_match": 'otherAddress',
  account_already_linked_to_different_user: 'otherUser',
};

export function linkErrorOf(value: string): LinkError {
  return reasons[value.toLowerCase()] ?? 'unknown';
}
