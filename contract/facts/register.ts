import type { AnyContractRouter } from '@orpc/contract';

/**
 * The types by which an app names its own things. The app fills it once, by declaration merging
 * (contract/features/app.ts), so that a permission or a language that it doesn't have fails to compile everywhere.
 * Where nothing is registered, as in a package on its own, they are strings.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an app adds its members.
export interface Register {}

/** The same for the app's operations. They stand apart because their schemas are made of the types above. */
// biome-ignore lint/suspicious/noEmptyInterface: an app adds its member.
export interface RegisterContract {}

/** The operations of the API. */
export type Contract = RegisterContract extends { contract: infer Type } ? Type : AnyContractRouter;

type Registered<Name extends string, Otherwise> =
  Register extends Readonly<Record<Name, infer Type>> ? Type : Otherwise;

export type Language = Registered<'language', string>;
export type Theme = Registered<'theme', string>;
/** A feature that brings permissions, audited actions or codes of errors. */
export type FeatureName = Registered<'feature', string>;
export type Role = Registered<'role', string>;
/** Actions on each resource. */
export type Statements = Registered<'statements', Readonly<Record<string, readonly string[]>>>;
export type AuditAction = Registered<'auditAction', `${string}.${string}`>;
export type ErrorCode = Registered<'errorCode', string>;

export type Resource = keyof Statements & string;
export type Action<R extends Resource> = Statements[R][number];

/** Some of the actions of `All`, by resource. */
export type SomeOf<All extends Readonly<Record<string, readonly string[]>>> = {
  readonly [R in keyof All]?: readonly All[R][number][];
};

/** Actions wanted, or granted, by resource. */
export type Permissions = SomeOf<Statements>;

export interface LanguageDetails {
  /** As its speakers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** How much larger mails set it: some scripts are drawn small within their size. */
  mailScale: number;
}
