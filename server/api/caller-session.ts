import type { Permissions, Role } from '#contract/facts/permissions.ts';
import type { OrganizationRole } from '#contract/facts/tenant-roles.ts';

/** Who makes a request: the user and the session, without its token, or the credential that takes its place. */
export interface CallerSession {
  user: {
    id: string;
    email: string;
    name: string;
    image: string | null;
    roles: Role[];
    language: string | null;
    onboardedAt: Date | null;
  };
  session: {
    id: string;
    expiresAt: Date;
    /** The organization that the session works in; null if the user is no longer a member. */
    activeOrganizationId: string | null;
    /** The user's role there; null without an active organization. */
    activeRole: OrganizationRole | null;
  };
  /** The user's roles in other organizations. */
  otherRoles: OrganizationRole[];
  /** Whether there is any organization, also of other users. */
  hasOrganizations: boolean;
  /** The admin who impersonates the user, if any. */
  impersonatedBy: { id: string; name: string } | null;
  /**
   * Set by a credential that allows less than a session, such as an API key: throws where it does not allow what is
   * required. What asks for nothing is for sessions alone.
   */
  requireAllowed?(required: Permissions | undefined): void;
}

declare module 'http' {
  interface IncomingMessage {
    /** In place of the session of its cookies, where it has brought another credential. */
    credential?: CallerSession;
  }
}
