import type { Dashboard } from '#contract/dashboard/dashboard.ts';
import type { UsersDashboard } from '#contract/users/cards.ts';

interface UnseenReports {
  /** Who signed up since, newest first. */
  newUsers: UsersDashboard['newest'];
  mailStopped: boolean;
}

/**
 * What the dashboard reports that the user has not seen yet.
 * @param lastSeen when the user opened it last, ISO 8601
 */
export function findUnseenReports(
  { newest, mail }: Pick<UsersDashboard, 'newest'> & Pick<Dashboard, 'mail'>,
  lastSeen: string,
): UnseenReports {
  return {
    newUsers: newest.filter(({ createdAt }) => Date.parse(createdAt) > Date.parse(lastSeen)),
    mailStopped: mail.state === 'stopped',
  };
}
