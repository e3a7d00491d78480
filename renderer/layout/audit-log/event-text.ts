import { useTranslation } from 'react-i18next';
import type { AuditLogEvent } from '#contract/audit-log/audit-log.ts';
import { type AuditAction, type AuditSubject, subjectOf } from '#contract/facts/audit-actions.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import type { Translate } from '#contract/translate.ts';
import { activityText } from '../../components/activity/activity-section.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/**
 * The words for events: people, what they did, and to what kind of thing.
 * @param scope `own` tells users what was done to them
 */
export function useEventText(scope: string) {
  const { t, i18n } = useTranslation('audit-log');
  const translate = useTranslate();
  // Of the own events those without an actor were done by others.
  const isToReader = ({ actor, impersonatedBy }: AuditLogEvent) =>
    scope === 'own' && actor === null && impersonatedBy === null;
  // An admin who acted as the reader has no id there.
  const isAsReader = ({ impersonatedBy }: AuditLogEvent) => scope === 'own' && impersonatedBy?.id === '';
  return {
    person: (actor: AuditLogEvent['actor']) => (actor ? actor.name || t('deleted') : t('somebody')),
    /** Names the admin who acted as the person, where one did. */
    actedBy: (event: AuditLogEvent) =>
      event.impersonatedBy &&
      translate(isAsReader(event) ? 'activity:actedAsYou' : 'activity:actedBy', {
        name: isolate(event.impersonatedBy.name || t(event.impersonatedBy.id ? 'deleted' : 'somebody')),
      }),
    done: (event: AuditLogEvent) =>
      activityText(translate, i18n.language, { ...event, count: 1 }, { toReader: isToReader(event) }),
    kind: (kind: AuditSubject) => kindText(translate, kind),
    noun: (action: AuditAction) => actionNoun(translate, action),
  };
}

/** Returns the name of an action by itself, such as 'Ban': a feature's own, or that of what is done to all records. */
export function actionNoun(t: Translate, action: AuditAction): string {
  const feature = appFacts().featureOf(action);
  const done = action.slice(action.indexOf('.') + 1);
  return feature
    ? t([`${feature}:activity.nouns.${done}`, `audit-log:nouns.record.${done}`])
    : t(`audit-log:nouns.${action}`);
}

/** Returns the name of a kind: of users and jobs their own, of all else that of its feature. */
export function kindText(t: Translate, kind: AuditSubject): string {
  // Features have actions on users as well; those of users themselves come last.
  const action = appFacts().auditActions.findLast((one) => subjectOf(one) === kind);
  const feature = appFacts().featureOf(action ?? '');
  return feature ? t([`${feature}-area:title`, `${feature}:title`]) : t(`audit-log:kinds.${kind}`);
}
