import * as z from 'zod/mini';
import { dashboardInput, periodCountSchema } from '../schemas/dashboard-cards.ts';
import { oc, sessionOnly } from '../schemas/oc.ts';

export const figuresSchema = z.object({
  signIns: periodCountSchema,
  /** Codes that were wrong, expired or used up. */
  refusedSignIns: periodCountSchema,
  /** Wrong codes in the period, without expired and used-up ones. */
  wrongCodes: z.int(),
});

export const dayCountsSchema = z.object({
  date: z.iso.date(),
  signIns: z.int(),
  /** As many days earlier as the period is long. */
  signInsBefore: z.int(),
  signUps: z.int(),
});

/**
 * `delayed` and `stopped`: mail has been waiting for more than a minute, or more than ten, and nothing got out since.
 * `caught` is shown at /dev/mailbox in place of being sent; `off`: this installation sends none.
 */
export const mailStates = ['delivering', 'delayed', 'stopped', 'caught', 'off'] as const;

export const mailHealthSchema = z.object({
  state: z.enum(mailStates),
  /** Not tried yet. */
  waiting: z.int(),
  /** Tried without success, and tried again. */
  retrying: z.int(),
  /** Given up since the reader's midnight: refused by the mail server, or useless by now. */
  failedToday: z.int(),
  /** Median of the last hundred, in seconds; null where none was sent yet. */
  usualSeconds: z.nullable(z.number()),
});

export const firstStepsSchema = z.object({
  /** Ids of those that are done: 'mail', 'name', and what the features have. */
  done: z.array(z.string()),
  /** Whether nobody but the reader is an admin. */
  onlyAdmin: z.boolean(),
});

export const dashboardSchema = z.object({
  /** When the server read all this; times on the page are told relative to it. */
  readAt: z.iso.datetime(),
  /** Start of the period: that of its first day in the time zone. */
  from: z.iso.datetime(),
  figures: figuresSchema,
  /** Each day of the period, oldest first; the last is today. */
  days: z.array(dayCountsSchema),
  mail: mailHealthSchema,
  /** Null once all are done or somebody has dismissed them, and in a demo. */
  firstSteps: z.nullable(firstStepsSchema),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
export type Figures = z.infer<typeof figuresSchema>;
export type DayCounts = z.infer<typeof dayCountsSchema>;
export type MailHealth = z.infer<typeof mailHealthSchema>;
export type FirstSteps = z.infer<typeof firstStepsSchema>;

export const dashboard = {
  /** The dashboard of the manager area, without the cards of features: each has an operation of its own. */
  read: oc
    .meta({ keys: { user: ['list'] } })
    .route({ method: 'GET', path: '/dashboard', tags: ['Manager'], summary: 'Figures of the dashboard' })
    .input(dashboardInput)
    .output(dashboardSchema),
  /** For all admins, and for good. */
  dismissFirstSteps: sessionOnly
    .route({
      method: 'POST',
      path: '/dashboard/first-steps/dismiss',
      tags: ['Manager'],
      summary: 'Take the first steps off the dashboard',
    })
    .output(z.object({ firstSteps: z.null() })),
};
