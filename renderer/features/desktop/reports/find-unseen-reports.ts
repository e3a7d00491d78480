import type { Dashboard } from '#contract/dashboard/dashboard.ts';

interface UnseenReports {
  /** Who signed up since, newest first. */
  newUsers: Dashboard['newestUsers'];
  mailStopped: boolean;
}

/**
 * What the dashboard reports that the user has not seen yet.
 * @param lastSeen when the user opened it last, ISO 8601
 */
export function findUnseenReports({ newestUsers, mail }: Dashboard, lastSeen: string): UnseenReports {
  return {
    newUsers: newestUsers.filter(({ createdAt }) => Date.parse(createdAt) > Date.parse(lastSeen)),
    mailStopped: mail.state === 'stopped',
  };
}
