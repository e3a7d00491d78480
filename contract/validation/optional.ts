import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { linkSchema } from './link.ts';
import { optionalOf } from './text.ts';

/** A value that may be missing: null, and nothing at all, mean none. Texts have schemas of their own for that. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

export const optionalLinkSchema = optionalOf(linkSchema(), 'generic.invalidFormat.url');

export const optionalEmailSchema = optionalOf(emailSchema, 'email.invalid');
