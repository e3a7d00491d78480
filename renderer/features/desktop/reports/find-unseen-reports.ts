import type { Dashboard } from '#contract/dashboard/dashboard.ts';
import type { UsersDashboard } from '#contract/users/cards.ts';

const keyOf = (userId: string) => `desktop-last-look:${userId}`;

interface UnseenReports {
  /** Users created since then, newest first; four at most. */
  newUsers: UsersDashboard['newest'];
  mailStopped: boolean;
}

/**
 * Finds the reports of the dashboard that the user has not seen yet.
 * @param lastSeen time of the user's last look, ISO 8601
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

/** When a user last saw the reports on this computer; undefined before the first time. */
export function readLastSeen(userId: string): string | undefined {
  return localStorage.getItem(keyOf(userId)) ?? undefined;
}

/** @param at ISO 8601, by the server's clock */
export function saveLastSeen(userId: string, at: string): void {
  localStorage.setItem(keyOf(userId), at);
}
