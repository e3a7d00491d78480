import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/format/format-number.ts';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import { restoreFocus } from '../../../lib/navigation/restore-focus.ts';
import { BackLink } from '../../navigation/back-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { useListLink } from '../use-list-link.ts';
import { type ImportColumn, ImportLines } from './import-lines.tsx';
import type { ImportableEntity, ImportedLine, ImportResult as Result } from './importable-entity.ts';

interface ImportResultProps<Line extends ImportedLine> {
  entity: ImportableEntity<Line>;
  columns: readonly ImportColumn<Line>[];
  result: Result<Line>;
  onAgain(): void;
}

/** What an import did: how many were added, and which lines were not. */
export function ImportResult<Line extends ImportedLine>(props: ImportResultProps<Line>) {
  const { entity, columns, result, onAgain } = props;
  const list = useListLink(entity);
  const { t, i18n } = useTranslation('import');
  const { create, skip, refuse } = result.counts;
  const left = skip + refuse;
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useEffect(() => void told.current?.focus(), []);
  return (
    <div ref={restoreFocus} className="grid gap-6">
      <div className="grid max-w-form gap-5">
        <div ref={told} tabIndex={-1} className="rounded-8">
          <Alert tone={create > 0 ? 'success' : 'warning'}>
            {translateWith(i18n)(`${entity.texts}:importing.done`, {
              count: create,
              total: formatCount(i18n.language, create),
            })}{' '}
            {left > 0 && t('notAdded', { count: left, total: formatCount(i18n.language, left) })}
          </Alert>
        </div>
        <div className="flex flex-wrap gap-2">
          <BackLink to={list.to} className={buttonClass({ variant: 'primary', size: 36 })}>
            {t('toList')}
          </BackLink>
          <Link to={`${list.to}/import`} replace onClick={onAgain} className={buttonClass({ size: 36 })}>
            {t('again')}
          </Link>
        </div>
      </div>
      {left > 0 && <ImportLines {...{ entity, columns, result }} outcomes={['skip', 'refuse']} />}
    </div>
  );
}
