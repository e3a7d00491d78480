import * as z from 'zod/mini';
import { passkeySchema } from '#contract/passkeys/passkeys.ts';

/** Passkeys in the file with a user's own data. */
export const passkeysData = { passkeys: z.array(z.omit(passkeySchema, { id: true })) };
