import * as z from 'zod/mini';
import { appFacts } from '../facts/define-app.ts';
import { languageNames } from '../facts/languages.ts';
import { oneOf } from '../facts/one-of.ts';
import { roleNames } from '../facts/permissions.ts';
import { sidebarStates, singleKeyStates } from '../preferences.ts';
import { sessionOnly } from '../schemas/oc.ts';
import { nameSchema } from '../validation/name.ts';

/** The current user as the screens need it. Never holds a token. */
export const currentUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.nullable(z.string()),
  roles: z.array(oneOf(roleNames)),
  /** False until the user has given a name. */
  onboarded: z.boolean(),
  /** The admin who acts as this user, if one does. */
  impersonatedBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
});

/** Actions granted on each resource, by its name: `{ invoice: ['read'] }`. */
export const grantsSchema = z.record(z.string(), z.array(z.string()));

export const providerSchema = z.object({ id: z.string(), name: z.string() });

export const bannerSchema = z.object({
  name: z.string(),
  emoji: z.optional(z.string()),
  /** CSS colour of the strip. */
  color: z.string(),
});

export const initSchema = z.object({
  /** The current user. Apps in use read it by this name: see contract/version.ts. */
  currentUser: z.nullable(currentUserSchema),
  grants: grantsSchema,
  /** The same of what belongs to organizations: in the active one, by the role there. */
  tenantGrants: grantsSchema,
  /** The same in all other scopes of the user together: another organization, or none. */
  otherTenantGrants: grantsSchema,
  /** The organization in which the session works; null for none. */
  activeOrganizationId: z.nullable(z.string()),
  language: oneOf(languageNames),
  theme: oneOf(() => appFacts().themes),
  sidebar: z.enum(sidebarStates),
  /** The user's time zone, once a page has told it. */
  timeZone: z.nullable(z.string()),
  /** Whether keys without Ctrl or Cmd do something. */
  singleKeys: z.enum(singleKeyStates),
  /** How the user wants lists to be shown: contract/list-views.ts. */
  listViews: z.string(),
  banner: z.nullable(bannerSchema),
  demo: z.boolean(),
  /** Whether the API documentation may be seen. */
  apiDocumentation: z.boolean(),
  /** True on a developer's machine: pages below /dev exist. */
  localMode: z.boolean(),
  /** Whether mails are shown at /dev/mailbox in place of being sent, codes among them. */
  mailCaught: z.boolean(),
  signUp: z.enum(['open', 'closed']),
  /** Whether browsers allow WebAuthn at the product's address. */
  webAuthn: z.boolean(),
  providers: z.array(providerSchema),
  /** Origins of the pages on which providers let users sign in. */
  providerOrigins: z.array(z.string()),
});

export type CurrentUser = z.infer<typeof currentUserSchema>;
export type Provider = z.infer<typeof providerSchema>;
export type Init = z.infer<typeof initSchema>;

/** Everything that a page needs before it can show anything. */
export const init = sessionOnly
  .route({
    method: 'GET',
    path: '/init',
    tags: ['Application'],
    summary: 'Session, permissions, language, theme and configuration of the current user',
  })
  .output(initSchema);

export const onboarding = {
  /** The first step of a new user: a name. */
  complete: sessionOnly
    .route({
      method: 'POST',
      path: '/onboarding',
      tags: ['Application'],
      summary: 'Give your name and finish the first sign-in',
    })
    .input(z.object({ name: nameSchema }))
    .output(currentUserSchema),
};
