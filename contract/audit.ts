import { features } from './features/features.ts';

/** Audited actions on users and jobs; features add those on their records. */
const ownActions = [
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
  'job.started',
  'job.retried',
  'job.discarded',
] as const;

/** Audited actions. Texts: locales/<language>/activity.json; of features, see `FeatureFacts`. */
export const auditActions = [...features.auditActions, ...ownActions];

export type AuditAction = (typeof auditActions)[number];

type KindOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never;

/** The kinds of records that events are about: what an action's name begins with. */
export type AuditSubject = KindOf<AuditAction>;

export function subjectOf(action: AuditAction): AuditSubject {
  return action.slice(0, action.indexOf('.')) as AuditSubject;
}

export const auditSubjects: readonly AuditSubject[] = [...new Set(auditActions.map(subjectOf))];

/** Actions of signing in; their events are kept for a year (server/app/clean-up.ts). */
export const signInActions = [
  'user.signed-up',
  'user.signed-in',
  'user.code-refused',
] as const satisfies AuditAction[];

/** Why a code was refused: `reason` in the data of `user.code-refused`. */
export type CodeRefusal = 'wrong' | 'expired' | 'used-up';

/** The data of `user.signed-in`. */
export type SignInFacts = {
  /** 'code', 'passkey', 'desktop' for the app, or the id of the provider. */
  with: string;
  /** Set unless the user was the last to sign in with this browser, or has just signed up. */
  newDevice?: true;
};
