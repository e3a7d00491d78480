import type { Database } from '../../database/database.ts';

/** Properties that a feature gives a user's new session. Sessions in which an admin acts as the user begin without. */
export type StartSession = (
  database: Pick<Database, 'db'>,
  userId: string,
) => Promise<{ activeOrganizationId?: string | null }>;

/** The ones among its additional fields, for better-auth to store them; its own answers omit them. */
export const startedFields = {
  activeOrganizationId: { type: 'string', required: false, input: false, returned: false },
} as const;
