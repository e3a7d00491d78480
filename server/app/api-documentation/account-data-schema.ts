import * as z from 'zod/mini';
import { pendingEmailChangeSchema } from '#contract/account/account.ts';
import { apiKeySchema } from '#contract/api-keys/api-keys.ts';
import { auditSubjects } from '#contract/facts/audit-actions.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { oneOf } from '#contract/facts/one-of.ts';
import { passkeySchema } from '#contract/passkeys/passkeys.ts';
import { organizationData } from '../../organizations/collect-organizations.ts';

const moment = z.iso.datetime();
const text = z.nullable(z.string());

/** The file of everything that is kept about a person. */
export const accountDataSchema = z.object({
  readAt: moment,
  profile: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    image: text,
    role: z.string(),
    banned: z.boolean(),
    banReason: text,
    banExpires: z.nullable(moment),
    language: text,
    onboardedAt: z.nullable(moment),
    lastSeenAt: z.nullable(moment),
    createdAt: moment,
    updatedAt: moment,
    /** The name as lists sort it. */
    sortName: z.string(),
  }),
  sessions: z.array(
    z.object({
      id: z.string(),
      expiresAt: moment,
      ipAddress: text,
      userAgent: text,
      activeOrganizationId: text,
      createdAt: moment,
      updatedAt: moment,
      somebodyElseActsAsYou: z.boolean(),
    }),
  ),
  linkedAccounts: z.array(
    z.object({
      providerId: z.string(),
      accountId: z.string(),
      accountName: text,
      scope: text,
      createdAt: moment,
      updatedAt: moment,
    }),
  ),
  ...organizationData,
  passkeys: z.array(passkeySchema),
  apiKeys: z.array(apiKeySchema),
  deletedRecords: z.array(z.object({ kind: z.string(), name: z.string(), deletedAt: moment })),
  mails: z.array(z.object({ about: z.string(), state: z.string(), at: moment, sentAt: z.nullable(moment) })),
  adminGrants: z.array(z.object({ email: z.string(), createdAt: moment })),
  /** Rows that name the user, by their table. */
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  activity: z.array(
    z.object({
      by: z.nullable(z.enum(['you', 'somebody else'])),
      /** The admin who acted as that person. */
      actedBy: z.nullable(z.enum(['you', 'somebody else'])),
      action: oneOf(() => appFacts().auditActions),
      subjectType: oneOf(auditSubjects),
      subjectId: z.string(),
      data: z.nullable(z.record(z.string(), z.unknown())),
      organizationId: z.nullable(z.string()),
      /** Of what you did yourself: the request, the shortened network address and the program. */
      requestId: z.optional(z.nullable(z.string())),
      address: z.optional(z.nullable(z.string())),
      client: z.optional(z.nullable(z.string())),
      createdAt: moment,
    }),
  ),
  /** A data: address. */
  picture: text,
  pendingEmailChange: z.nullable(pendingEmailChangeSchema),
});
