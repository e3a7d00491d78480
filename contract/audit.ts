import { features } from './features/features.ts';

/** What is recorded of users; features add what is recorded of their records. */
const userActions = [
  'user.created',
  'user.signed-up',
  'user.signed-in',
  'user.code-refused',
  'user.updated',
  'user.roles-changed',
  'user.banned',
  'user.unbanned',
  'user.impersonated',
  'user.sessions-revoked',
  'user.email-changed',
  'user.account-linked',
  'user.account-unlinked',
  'user.deleted',
] as const;

/** What was done to a record. Texts: locales/<language>/activity.json, under the same names. */
export const auditActions = [...features.auditActions, ...userActions];

export type AuditAction = (typeof auditActions)[number];

type KindOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never;

/** The kinds of records that events are about: what an action's name begins with. */
export type AuditSubject = KindOf<AuditAction>;

export function subjectOf(action: AuditAction): AuditSubject {
  return action.slice(0, action.indexOf('.')) as AuditSubject;
}

export const auditSubjects: readonly AuditSubject[] = [...new Set(auditActions.map(subjectOf))];

/** What signing in leaves behind; kept for a year (server/app/clean-up.ts). */
export const signInActions = [
  'user.signed-up',
  'user.signed-in',
  'user.code-refused',
] as const satisfies AuditAction[];

/** Why a code was refused: `reason` in the data of `user.code-refused`. */
export type CodeRefusal = 'wrong' | 'expired' | 'used-up';

/** The data of `user.signed-in`. */
export type SignInFacts = {
  /** 'code', 'desktop' for the app, or the id of the provider. */
  with: string;
  /** Where nobody has signed in as this user before, or somebody else has since. */
  newDevice?: true;
};
