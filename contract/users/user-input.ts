import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { roleNames } from '../permissions.ts';
import { emailSchema } from '../validation/email.ts';
import { nameSchema } from '../validation/name.ts';

const rolesSchema = z.pipe(
  z.array(z.enum(roleNames)).check(z.minLength(1, { error: 'roles.required' })),
  z.transform((roles) => [...new Set(roles)]),
);

/** Fields of a user that admins change. */
export const userInputSchema = z.object({
  name: nameSchema,
  roles: rolesSchema,
  language: z.nullable(z.enum(languages)),
});

/** Input for a new user: without a name, onboarding asks for one. */
export const newUserSchema = z.object({
  email: emailSchema,
  name: z.optional(nameSchema),
  roles: rolesSchema,
  language: z.optional(userInputSchema.shape.language),
  invite: z._default(z.boolean(), true),
});
