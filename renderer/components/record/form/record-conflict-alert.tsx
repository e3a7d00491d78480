import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#contract/schemas/activity.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useFormContext } from '../../form/form-context.ts';
import { writeFields } from '../../form/form-values.ts';
import { RelativeTime } from '../../relative-time.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { EditableEntity } from '../entity.ts';

interface RecordConflictAlertProps {
  entity: EditableEntity;
  /** What their version holds in each field of the form. */
  theirs: Record<string, string>;
  /** ISO 8601. */
  changedAt: string;
  changedBy: Actor | null;
}

/**
 * Says who has changed the record since the form was opened, and shows where their version differs from what was
 * typed. Each field can be taken from theirs; saving writes over the rest.
 */
export function RecordConflictAlert({ entity, theirs, changedAt, changedBy }: RecordConflictAlertProps) {
  const { t, i18n } = useTranslation('records');
  const translate = useTranslate();
  const { ref, formError, sending } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  const differing = Object.entries(theirs).filter(([field, value]) => value !== formError?.values[field]);
  const take = (field: string, value: string) => {
    if (!ref.current) return;
    writeFields(ref.current, { [field]: value });
    ref.current.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };
  return (
    <div ref={box}>
      <Alert tone="warning" role="alert">
        <p>
          {i18n.t(`${entity.texts}:form.changed`, { name: isolate(changedBy?.name || t('form.someone')) })}{' '}
          <RelativeTime at={changedAt} now={new Date().toISOString()} className="text-text-2" />
        </p>
        <p>{t('form.textKept')}</p>
        <dl className="mt-2 grid gap-2">
          {differing.map(([field, value]) => (
            <div key={field} className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <dt className="text-12 text-text-2">{translate(`${entity.texts}:form.theirs.${field}`)}</dt>
                <dd className="line-clamp-4 whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
                  {value || t('form.empty')}
                </dd>
              </div>
              <Button size={28} className="noscript:hidden" onClick={() => take(field, value)}>
                {t('form.takeTheirs')}
              </Button>
            </div>
          ))}
        </dl>
        <Button type="submit" writes size={28} className="mt-2.5" loading={sending}>
          {t('form.saveMine')}
        </Button>
      </Alert>
    </div>
  );
}
