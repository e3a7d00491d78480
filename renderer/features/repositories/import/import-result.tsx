import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportResult as Result } from '#contract/repositories/import.ts';
import { BackLink } from '../../../components/navigation/back-link.tsx';
import { Link } from '../../../components/navigation/link.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { restoreFocus } from '../../../lib/navigation/restore-focus.ts';
import { ImportLines } from './import-lines.tsx';

interface ImportResultProps {
  result: Result;
  onAgain(): void;
}

/** What an import did: how many were added, and which lines were not. */
export function ImportResult({ result, onAgain }: ImportResultProps) {
  const { t, i18n } = useTranslation('repositories');
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
            {t('importing.done', { count: create, total: formatCount(i18n.language, create) })}{' '}
            {left > 0 && t('importing.notAdded', { count: left, total: formatCount(i18n.language, left) })}
          </Alert>
        </div>
        <div className="flex flex-wrap gap-2">
          <BackLink to="/manager/repositories" className={buttonClass({ variant: 'primary', size: 36 })}>
            {t('importing.toList')}
          </BackLink>
          <Link
            to="/manager/repositories/import"
            replace
            onClick={onAgain}
            className={buttonClass({ size: 36 })}
          >
            {t('importing.again')}
          </Link>
        </div>
      </div>
      {left > 0 && <ImportLines result={result} outcomes={['skip', 'refuse']} />}
    </div>
  );
}
