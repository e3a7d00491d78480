import * as z from 'zod/mini';
import { day } from '../entities/filters.ts';
import { auditSubjects } from '../facts/audit-actions.ts';
import { appFacts } from '../facts/define-app.ts';
import { oneOf } from '../facts/one-of.ts';
import { activityEventSchema, actorSchema } from '../schemas/activity.ts';
import { sessionOnly } from '../schemas/oc.ts';
import { pageInput, sinceInput, totalSchema } from '../schemas/paging.ts';
import { scopePattern } from '../schemas/scope-pattern.ts';

const tags = ['Audit log'];

export const exportFormats = ['json', 'csv'] as const;

const filterInput = {
  /**
   * `all`: of the whole installation; `none`: of no organization; `own`: by or about the user; or the id of an
   * organization, for managers and for its owners and admins.
   */
  scope: z._default(z.string().check(z.regex(scopePattern)), 'all'),
  /** Words of the name or address of a person; or the id of a record, a request or a job. */
  searchTerm: pageInput.searchTerm,
  /** Id of the user who did it, or who did it as somebody else. */
  person: z.optional(z.string().check(z.maxLength(200))),
  kind: z.optional(oneOf(auditSubjects)),
  action: z.optional(oneOf(() => appFacts().auditActions)),
  /** Earliest time, inclusive. */
  since: sinceInput,
  /** Days in UTC, both within. */
  atFrom: z.optional(day),
  atTo: z.optional(day),
};

const filterSchema = z.object(filterInput);

export const auditEventSchema = z.object({
  ...z.omit(activityEventSchema, { count: true }).shape,
  /** Null where nobody was signed in, or the user may not know who it was. The name of one who is gone is empty. */
  actor: z.nullable(actorSchema),
  /** The record that it is about, if deleted with its last name; without a name that the reader may not see. */
  subject: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  organization: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  /** Null for what was done by others, whose origin is not to be seen. */
  requestId: z.nullable(z.string()),
  /** /24 of an IPv4 address, /48 of an IPv6 address. */
  address: z.nullable(z.string()),
  /** 'web', 'desktop 1.2.3', 'job', or 'api-key' with its id. */
  client: z.nullable(z.string()),
});

const exportSchema = z.object({
  id: z.string(),
  format: z.enum(exportFormats),
  createdAt: z.iso.datetime(),
  isReady: z.boolean(),
});

export type EventFilter = z.infer<typeof filterSchema>;
export type AuditLogEvent = z.infer<typeof auditEventSchema>;
export type ExportFormat = (typeof exportFormats)[number];

/** The id of an event, which addresses hold. */
export const eventIdPattern = /^\d{1,15}$/;

export const auditLog = {
  /** Newest first. */
  list: sessionOnly
    .route({ method: 'GET', path: '/audit', tags, summary: 'Events of the audit trail' })
    .input(
      z.object({
        ...filterInput,
        /** One event alone. */
        id: z.optional(z.string().check(z.regex(eventIdPattern))),
        cursor: pageInput.cursor,
        limit: pageInput.limit,
      }),
    )
    .output(
      z.object({
        readAt: z.iso.datetime(),
        items: z.array(auditEventSchema),
        nextCursor: z.nullable(z.string()),
        total: totalSchema,
      }),
    ),
  /** A job writes the file, which stays for a day. */
  export: sessionOnly
    .route({ method: 'POST', path: '/audit/exports', tags, summary: 'Have events written to a file' })
    .input(z.object({ ...filterInput, format: z.enum(exportFormats) }))
    .output(z.object({ id: z.string() })),
  exports: sessionOnly
    .route({ method: 'GET', path: '/audit/exports', tags, summary: 'Files of events that you asked for' })
    .output(z.object({ items: z.array(exportSchema) })),
};

export const exportFileInput = z.object({ id: z.guid() });

/** Not an operation, as it is sent in parts. */
export const exportFile = sessionOnly
  .route({ method: 'GET', path: '/audit/export', tags, summary: 'A file of events that you asked for' })
  .meta({ mediaTypes: ['text/csv', 'application/json'] })
  .input(exportFileInput)
  .output(z.string());
