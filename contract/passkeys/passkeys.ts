import * as z from 'zod/mini';
import { sessionOnly } from '../schemas/oc.ts';
import { codeSchema } from '../validation/code.ts';
import { nameSchema } from '../validation/name.ts';

/** The most that one user may have. */
export const mostPasskeys = 20;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether its maker keeps it on several devices of the user. */
  synced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});

const passkeysSchema = z.object({ readAt: z.iso.datetime(), items: z.array(passkeySchema) });

export type Passkey = z.infer<typeof passkeySchema>;
export type Passkeys = z.infer<typeof passkeysSchema>;

const binary = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));

/** `PublicKeyCredential.toJSON()` after `navigator.credentials.create`, as far as it is used. */
const newCredentialSchema = z.object({
  id: binary(1400),
  response: z.object({ clientDataJSON: binary(4000), attestationObject: binary(20_000) }),
});

/** The same after `navigator.credentials.get`. */
const assertionSchema = z.object({
  id: binary(1400),
  response: z.object({
    clientDataJSON: binary(4000),
    authenticatorData: binary(4000),
    signature: binary(4000),
    userHandle: z.optional(binary(100)),
  }),
});

export type NewCredential = z.infer<typeof newCredentialSchema>;
export type Assertion = z.infer<typeof assertionSchema>;

/** For `PublicKeyCredential.parse…OptionsFromJSON`. */
const optionsSchema = z.looseObject({ challenge: z.string() });

/** Changes of the own account for which a passkey can stand in for the code to the own address. */
const purposeSchema = z.enum(['email-change', 'deletion', 'passkey']);

export type ConfirmedPurpose = z.infer<typeof purposeSchema>;

const tags = ['Passkeys'];
const id = z.string().check(z.maxLength(200));
const countSchema = z.object({ count: z.int() });

/** The operations on passkeys: of the own account, of the sign-in, and of admins. */
export const passkeys = {
  list: sessionOnly
    .route({ method: 'GET', path: '/account/passkeys', tags, summary: 'Your passkeys' })
    .output(passkeysSchema),
  requestCode: sessionOnly
    .route({ method: 'POST', path: '/account/passkeys/request', tags, summary: 'Ask for a code to add one' })
    .output(z.object({ resendAt: z.iso.datetime() })),
  /** Uses up the code: the challenge in the options stands for it then. */
  createOptions: sessionOnly
    .route({ method: 'POST', path: '/account/passkeys/options', tags, summary: 'Options for making one' })
    .input(z.object({ code: codeSchema }))
    .output(optionsSchema),
  create: sessionOnly
    .route({ method: 'POST', path: '/account/passkeys', tags, summary: 'Add the one that was made' })
    .input(z.object({ name: nameSchema, credential: newCredentialSchema }))
    .output(passkeySchema),
  rename: sessionOnly
    .route({ method: 'PUT', path: '/account/passkeys/{id}', tags, summary: 'Rename a passkey' })
    .input(z.object({ id, name: nameSchema }))
    .output(passkeySchema),
  /** One that is gone already is no mistake. */
  remove: sessionOnly
    .route({ method: 'DELETE', path: '/account/passkeys/{id}', tags, summary: 'Remove a passkey' })
    .input(z.object({ id }))
    .output(countSchema),
  confirmOptions: sessionOnly
    .route({ method: 'POST', path: '/account/confirm/options', tags, summary: 'Options for confirming' })
    .input(z.object({ purpose: purposeSchema }))
    .output(optionsSchema),
  /** The code stands in place of the one that is sent to the own address: for one session, ten minutes, and once. */
  confirm: sessionOnly
    .route({ method: 'POST', path: '/account/confirm', tags, summary: 'Get the code for a change' })
    .input(z.object({ purpose: purposeSchema, credential: assertionSchema }))
    .output(z.object({ code: z.string() })),
  signInOptions: sessionOnly
    .route({ method: 'POST', path: '/passkeys/sign-in/options', tags, summary: 'Options for signing in' })
    .meta({ isPublic: true })
    .output(optionsSchema),
  signIn: sessionOnly
    .route({ method: 'POST', path: '/passkeys/sign-in', tags, summary: 'Sign in by a passkey' })
    .meta({ isPublic: true })
    .input(z.object({ credential: assertionSchema }))
    .output(z.object({ id: z.string() })),
  ofUser: sessionOnly
    .route({ method: 'GET', path: '/users/{userId}/passkeys', tags, summary: 'The passkeys of a user' })
    .input(z.object({ userId: id }))
    .output(passkeysSchema),
  removeOfUser: sessionOnly
    .route({ method: 'DELETE', path: '/users/{userId}/passkeys/{id}', tags, summary: 'Remove one of a user' })
    .input(z.object({ userId: id, id }))
    .output(countSchema),
};
