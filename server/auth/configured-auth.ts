import type { betterAuth } from 'better-auth';

/** An app adds `auth`, the type of its better-auth, by declaration merging (auth.ts). */
// biome-ignore lint/suspicious/noEmptyInterface: an app adds its member.
export interface Configured {}

/** better-auth as the app configures it, with the endpoints of its plugins. */
export type Auth = Configured extends { auth: infer Type } ? Type : ReturnType<typeof betterAuth>;
