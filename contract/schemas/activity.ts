import * as z from 'zod/mini';
import { appFacts } from '../facts/define-app.ts';
import { oneOf } from '../facts/one-of.ts';

/** How many events the activity of a record shows. */
export const longestActivity = 20;

/** How many of them may be refused codes: anybody can bring those about, and they push nothing else out. */
export const mostRefusals = 5;

/** Actor of an event, or the admin who acted as them. */
export const actorSchema = z.object({ id: z.string(), name: z.string(), image: z.nullable(z.string()) });

export const activityEventSchema = z.object({
  id: z.string(),
  action: oneOf(() => appFacts().auditActions),
  /** For how many events in a row the entry stands, as the newest of them: signing in again and again is told once. */
  count: z.int(),
  /** Null where nobody was signed in, or the user is gone. */
  actor: z.nullable(actorSchema),
  /** The admin who acted as that user; without a name when that admin is gone. */
  impersonatedBy: z.nullable(actorSchema),
  /** Details, such as `{ fields: ['name'] }`; `names` has names of users, teams and invitations that it has ids of. */
  data: z.nullable(z.record(z.string(), z.unknown())),
  createdAt: z.iso.datetime(),
});

/** Audit events of one record, newest first. */
export const activitySchema = z.object({
  /** When the server read all this; times on the page are told relative to it. */
  readAt: z.iso.datetime(),
  items: z.array(activityEventSchema),
});

export type Actor = z.infer<typeof actorSchema>;
export type ActivityEvent = z.infer<typeof activityEventSchema>;
export type Activity = z.infer<typeof activitySchema>;
