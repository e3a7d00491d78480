import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { safeRedirect } from './safe-redirect.ts';

const text = z.catch(z._default(z.string(), ''), '');
const redirect = z.pipe(
  text,
  z.transform((value: string) => safeRedirect(value)),
);

/**
 * /login/verify: `email` is undefined when it is missing or invalid, and the user belongs on /login. An unsafe
 * redirect is as good as none.
 */
export const verifySearch = z.object({ redirect, email: z.catch(z.optional(emailSchema), undefined) });

/** /app/account and /manager/account: `newEmail` names the address that awaits its code. */
export const accountSearch = z.object({
  state: z.catch(z._default(z.enum(['', 'change-name']), ''), ''),
  newEmail: z.catch(z._default(z.union([z.literal(''), emailSchema]), ''), ''),
});

/** Reads the search parameters of an address; of a repeated one the first counts. Never throws: each has its fall-back. */
export function readSearch<Schema extends z.ZodMiniObject>(
  schema: Schema,
  parameters: URLSearchParams,
): z.output<Schema> {
  const first = Object.fromEntries([...parameters].reverse());
  return z.parse(schema, first);
}
