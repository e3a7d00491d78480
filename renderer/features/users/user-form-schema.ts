import * as z from 'zod/mini';
import { languages } from '#contract/languages.ts';
import { isRole, type Role } from '#contract/permissions.ts';
import { emailSchema } from '#contract/validation/email.ts';
import { nameSchema } from '#contract/validation/name.ts';

/** Checkboxes of one name come as a text, parted by commas. */
const rolesField = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text): Role[] => text.split(',').filter(isRole)),
);

/** An empty choice is none. */
const languageField = z.pipe(
  z.enum([...languages, '']),
  z.transform((language) => language || null),
);

/** A checkbox that is not checked sends nothing. */
const checkboxField = z.pipe(
  z.string(),
  z.transform((text) => text !== ''),
);

const optionalName = z.pipe(
  z.transform((text) => String(text).trim() || undefined),
  z.optional(nameSchema),
);

/** The fields of the form for a new user, as they are sent. */
export const newUserForm = z.object({
  email: emailSchema,
  name: optionalName,
  roles: rolesField,
  language: languageField,
  invite: checkboxField,
});

/** The fields of the form that changes a user. The roles are not sent where they cannot be changed. */
export const userForm = z.object({
  name: nameSchema,
  roles: z.optional(rolesField),
  language: languageField,
  expectedUpdatedAt: z.string(),
});
