import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { roleNames } from '../permissions.ts';
import { userStates } from './user-states.ts';

/** One row of the list of users. */
export const listedUserSchema = z.object({
  id: z.string(),
  /** Empty until the user has given one. */
  name: z.string(),
  email: z.string(),
  image: z.nullable(z.string()),
  roles: z.array(z.enum(roleNames)),
  /** 'onboarding' until the user has given a name. A ban whose end has passed is none. */
  state: z.enum(userStates),
  /** When the user last used a session, to some minutes; null: never. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});

/** Whether the caller may do something to this user now; where not, the code of the error that would come. */
export const allowanceSchema = z.object({ allowed: z.boolean(), code: z.nullable(z.string()) });

/** All that the page of one user shows beside sessions and activity. */
export const userDetailSchema = z.object({
  ...listedUserSchema.shape,
  readAt: z.iso.datetime(),
  /** Reason of the ban in force; null without a ban, or where none was given. */
  banReason: z.nullable(z.string()),
  /** Null without a ban, and for one without end. */
  banExpires: z.nullable(z.iso.datetime()),
  language: z.nullable(z.enum(languages)),
  emailVerified: z.boolean(),
  onboardedAt: z.nullable(z.iso.datetime()),
  /** Time of the last change: `expectedUpdatedAt` of `users.update`. */
  updatedAt: z.iso.datetime(),
  /** Ids of the linked providers; a code by mail works for everybody. */
  providers: z.array(z.string()),
  /** Open sessions, those included in which an admin acts as the user. */
  sessionCount: z.int(),
  can: z.object({
    update: allowanceSchema,
    setRoles: allowanceSchema,
    ban: allowanceSchema,
    unban: allowanceSchema,
    impersonate: allowanceSchema,
    delete: allowanceSchema,
    revokeSessions: allowanceSchema,
  }),
});

export type ListedUser = z.infer<typeof listedUserSchema>;
export type UserDetail = z.infer<typeof userDetailSchema>;
export type Allowance = z.infer<typeof allowanceSchema>;
/** Actions of an admin on a user, besides reading. */
export type UserAction = keyof UserDetail['can'];

/** Names a user in the path of an operation. */
export const userIdInput = { id: z.string().check(z.minLength(1), z.maxLength(200)) };
