import { useTranslation } from 'react-i18next';
import type { ImportResult } from '#contract/repositories/import.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { ImportLines } from './import-lines.tsx';

/** What an import would do, line by line, and the button that does it. */
export function ImportPreview({ result, working }: { result: ImportResult; working: boolean }) {
  const { t, i18n } = useTranslation('repositories');
  const { create } = result.counts;
  const total = formatCount(i18n.language, create);
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 text-14">{t('importing.preview')}</h2>
        {create > 0 && (
          <Button
            type="submit"
            variant="primary"
            writes
            size={36}
            name="intent"
            value="import"
            loading={working}
          >
            {t('importing.start', { count: create, total })}
          </Button>
        )}
      </div>
      {create === 0 && <Alert tone="warning">{t('importing.nothing')}</Alert>}
      <ImportLines result={result} outcomes={['create', 'skip', 'refuse']} />
    </section>
  );
}
