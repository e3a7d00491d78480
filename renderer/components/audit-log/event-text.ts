import { useTranslation } from 'react-i18next';
import { type AuditAction, type AuditSubject, auditActions, subjectOf } from '#contract/audit.ts';
import type { AuditLogEvent } from '#contract/audit-log/audit-log.ts';
import { features } from '#contract/features/features.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { activityText } from '../activity/activity-section.tsx';

/** The words for events: people, what they did, and to what kind of thing. */
export function useEventText() {
  const { t, i18n } = useTranslation('audit-log');
  const translate = useTranslate();
  return {
    person: (actor: AuditLogEvent['actor']) => (actor ? actor.name || t('deleted') : t('somebody')),
    /** Names the admin who acted as the person, where one did. */
    actedBy: ({ impersonatedBy }: Pick<AuditLogEvent, 'impersonatedBy'>) =>
      impersonatedBy &&
      translate('activity:actedBy', {
        name: isolate(impersonatedBy.name || t(impersonatedBy.id ? 'deleted' : 'somebody')),
      }),
    done: ({ action, data = null }: { action: AuditAction; data?: AuditLogEvent['data'] }) =>
      activityText(translate, i18n.language, { action, data, count: 1 }),
    /** Of users and jobs a name of their own, of records that of their feature. */
    kind: (kind: AuditSubject) => {
      const feature = features.featureOf(auditActions.find((action) => subjectOf(action) === kind) ?? '');
      return feature ? translate(`${feature}-area:title`) : translate(`audit-log:kinds.${kind}`);
    },
  };
}
