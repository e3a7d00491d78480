import { appFacts } from './define-app.ts';
import type { AuditAction } from './register.ts';

export type { AuditAction } from './register.ts';

type KindOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never;

/** The kinds of records that events are about: what an action's name begins with. */
export type AuditSubject = KindOf<AuditAction>;

export function subjectOf(action: AuditAction): AuditSubject {
  return action.slice(0, action.indexOf('.')) as AuditSubject;
}

/** The kinds of records of all the app's actions. */
export function auditSubjects(): AuditSubject[] {
  return [...new Set(appFacts().auditActions.map(subjectOf))];
}
