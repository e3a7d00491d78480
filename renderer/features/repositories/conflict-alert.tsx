import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedRepository } from '#contract/repositories/repositories.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { writeFields } from '../../components/form/form-values.ts';
import { RelativeTime } from '../../components/relative-time.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { type RepositoryField, repositoryFields, valuesOf } from './repository-values.ts';

/**
 * Says who has changed the repository since the form was opened, and shows where their version differs from what was
 * typed. Each field can be taken from theirs; saving writes over the rest.
 */
export function ConflictAlert({ changed: { current, changedBy } }: { changed: ChangedRepository }) {
  const { t } = useTranslation('repositories');
  const { ref, formError, sending } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  const theirs = valuesOf(current);
  const differing = repositoryFields.filter((field) => theirs[field] !== formError?.values[field]);
  const take = (field: RepositoryField) => {
    if (!ref.current) return;
    writeFields(ref.current, { [field]: theirs[field] });
    ref.current.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };
  return (
    <div ref={box}>
      <Alert tone="warning" role="alert">
        <p>
          {t('form.changed', { name: isolate(changedBy?.name || t('form.someone')) })}{' '}
          <RelativeTime at={current.updatedAt} now={new Date().toISOString()} className="text-text-2" />
        </p>
        <p>{t('form.textKept')}</p>
        <dl className="mt-2 grid gap-2">
          {differing.map((field) => (
            <div key={field} className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <dt className="text-12 text-text-2">{t(`form.theirs.${field}`)}</dt>
                <dd className="line-clamp-4 whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
                  {theirs[field] || t('detail.noDescription')}
                </dd>
              </div>
              <Button size={28} className="noscript:hidden" onClick={() => take(field)}>
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
