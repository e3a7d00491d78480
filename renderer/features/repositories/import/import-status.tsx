import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import type { ImportResult } from '#contract/repositories/import.ts';
import { formatCount } from '../../../lib/format/format-number.ts';

interface ImportStatusProps {
  /** What an import would do; undefined until the file has been looked through. */
  preview: ImportResult | undefined;
  working: boolean;
}

/** Announces the preview and the running import. Rendered from the start: else nothing would be announced. */
export function ImportStatus({ preview, working }: ImportStatusProps) {
  return (
    <p role="status" className="sr-only">
      {preview && <StatusText preview={preview} working={working} />}
    </p>
  );
}

function StatusText({ preview: { counts }, working }: { preview: ImportResult; working: boolean }) {
  const { t, i18n } = useTranslation('repositories');
  const count = (value: number) => formatCount(i18n.language, value);
  if (working) return t('importing.working', { count: counts.create, total: count(counts.create) });
  const parts = (['create', 'skip', 'refuse'] as const).map(
    (outcome) => `${t(`importing.filter.${outcome}`)} ${count(counts[outcome])}`,
  );
  const list = new Intl.ListFormat(displayLocale(i18n.language), { type: 'unit' });
  return list.format([t('importing.preview'), ...parts]);
}
