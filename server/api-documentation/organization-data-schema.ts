import * as z from 'zod/mini';

const moment = z.iso.datetime();

const invitation = z.object({
  organization: z.string(),
  email: z.string(),
  role: z.nullable(z.string()),
  status: z.string(),
  createdAt: moment,
  expiresAt: moment,
});

/** Properties about organizations in the file with a user's own data. */
export const organizationData = {
  organizations: z.array(z.object({ name: z.string(), role: z.string(), since: moment })),
  teams: z.array(z.object({ name: z.string(), organization: z.string(), since: moment })),
  invitationsSent: z.array(invitation),
  invitationsReceived: z.array(invitation),
  inviteLinks: z.array(
    z.object({
      organization: z.string(),
      role: z.string(),
      uses: z.int(),
      useLimit: z.nullable(z.int()),
      createdAt: moment,
      expiresAt: moment,
      revokedAt: z.nullable(moment),
    }),
  ),
};
