import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { longestPictureText } from '../picture.ts';
import { neededBySchema } from '../schemas/needed-by.ts';
import { sessionOnly } from '../schemas/oc.ts';
import { codeSchema } from '../validation/code.ts';
import { emailSchema } from '../validation/email.ts';
import { nameSchema } from '../validation/name.ts';

export const linkedAccountSchema = z.object({
  /** As in `init.providers`; one that is linked may be configured no longer. */
  providerId: z.string(),
  /** User name or e-mail at the provider, if it gave one. */
  accountName: z.nullable(z.string()),
  linkedAt: z.iso.datetime(),
});

/** A change of the address that waits for its two codes, in the browser session that asked for it. */
export const pendingEmailChangeSchema = z.object({
  newEmail: z.string(),
  expiresAt: z.iso.datetime(),
  /** From then on new codes for the same address may be asked for. */
  resendAt: z.iso.datetime(),
});

export const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
  /** Null until it is chosen: mails then come in the language of the page. */
  language: z.nullable(z.enum(languages)),
  createdAt: z.iso.datetime(),
  linkedAccounts: z.array(linkedAccountSchema),
  /** False while only one account is linked and the address is not proven: then there is no other way to sign in. */
  canUnlink: z.boolean(),
  pendingEmailChange: z.nullable(pendingEmailChangeSchema),
});

export type Account = z.infer<typeof accountSchema>;
export type LinkedAccount = z.infer<typeof linkedAccountSchema>;
export type PendingEmailChange = z.infer<typeof pendingEmailChangeSchema>;

const tags = ['Account'];

export const readAccount = sessionOnly
  .route({ method: 'GET', path: '/account', tags, summary: 'Your own account' })
  .output(accountSchema);

export const changeName = sessionOnly
  .route({ method: 'PUT', path: '/account/name', tags, summary: 'Change your name' })
  .input(z.object({ name: nameSchema }))
  .output(z.object({ name: z.string() }));

export const setLanguage = sessionOnly
  .route({
    method: 'PUT',
    path: '/account/language',
    tags,
    summary: 'Choose the language of your mails, and of pages where the browser names none',
  })
  .input(z.object({ language: z.enum(languages) }))
  .output(z.object({ language: z.enum(languages) }));

/** The image is in the form that `contract/picture.ts` describes; it becomes the picture at the returned address. */
export const uploadPicture = sessionOnly
  .route({ method: 'POST', path: '/account/picture', tags, summary: 'Upload your picture' })
  // Some room for spaces and the names around it.
  .meta({ maxBodyBytes: longestPictureText + 1024, bodyPermissions: { account: ['update'] } })
  .input(z.object({ content: z.base64().check(z.minLength(1), z.maxLength(longestPictureText)) }))
  .output(z.object({ image: z.string() }));

export const removePicture = sessionOnly
  .route({ method: 'DELETE', path: '/account/picture', tags, summary: 'Remove your picture' })
  .output(z.object({ image: z.null() }));

/** One code goes to the new address, another, with a warning, to the current one. */
export const requestEmailChange = sessionOnly
  .route({
    method: 'POST',
    path: '/account/email/request',
    tags,
    summary: 'Ask for the two codes that change your address',
  })
  .input(z.object({ newEmail: emailSchema }))
  .output(pendingEmailChangeSchema);

/**
 * Ends all other sessions of the user. INVALID_OTP says in `data` how many tries are left for both codes together, and
 * in `wrong` which of them was not right: 0 is that of the new address, 1 that of the current one.
 */
export const changeEmail = sessionOnly
  .route({ method: 'POST', path: '/account/email', tags, summary: 'Change your address' })
  .input(
    z.object({
      newEmail: emailSchema,
      /** From the mail to the new address. */
      code: codeSchema,
      /** From the mail to the current address. */
      currentCode: codeSchema,
    }),
  )
  .output(z.object({ email: z.string(), emailVerified: z.boolean() }));

export const unlinkAccount = sessionOnly
  .route({ method: 'DELETE', path: '/account/linked/{providerId}', tags, summary: 'Unlink an account' })
  .input(z.object({ providerId: z.string().check(z.maxLength(100)) }))
  .output(z.object({ providerId: z.string() }));

/** Answered as a file. */
export const downloadData = sessionOnly
  .route({
    method: 'GET',
    path: '/account/data',
    tags,
    summary: 'Download everything that is kept about you',
  })
  .output(z.file());

/** What keeps the account from being deleted. Nothing does when it is false and the lists are empty. */
export const accountDeletionSchema = z.object({
  isLastAdmin: z.boolean(),
  /** Organizations with other members that would be left without an owner, by name. */
  ownedAlone: z.array(z.object({ id: z.string(), name: z.string() })),
  neededBy: neededBySchema,
});

export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

export const previewAccountDeletion = sessionOnly
  .route({
    method: 'GET',
    path: '/account/deletion',
    tags,
    summary: 'What keeps your account from being deleted',
  })
  .output(accountDeletionSchema);

export const requestDeletion = sessionOnly
  .route({
    method: 'POST',
    path: '/account/delete/request',
    tags,
    summary: 'Ask for the code that deletes your account',
  })
  .output(z.object({ expiresAt: z.iso.datetime(), resendAt: z.iso.datetime() }));

export const deleteAccount = sessionOnly
  .route({ method: 'POST', path: '/account/delete', tags, summary: 'Delete your account' })
  .input(z.object({ code: codeSchema }))
  .output(z.object({ deleted: z.literal(true) }));
