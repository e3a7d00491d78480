import type { Dashboard } from '#contract/api/dashboard.ts';

interface News {
  /** Who signed up since the last look, newest first. */
  people: Dashboard['newestUsers'];
  mailStopped: boolean;
}

/**
 * What the dashboard reports that somebody has not seen.
 * @param lastLook when the person looked last, ISO 8601
 */
export function findNews({ newestUsers, mail }: Dashboard, lastLook: string): News {
  return {
    people: newestUsers.filter(({ createdAt }) => Date.parse(createdAt) > Date.parse(lastLook)),
    mailStopped: mail.state === 'stopped',
  };
}
