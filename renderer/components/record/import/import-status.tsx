import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import type { ImportableEntity, ImportResult } from './importable-entity.ts';

interface ImportStatusProps {
  entity: ImportableEntity;
  /** What an import would do; undefined until the file has been looked through. */
  preview: ImportResult | undefined;
  working: boolean;
}

/** Announces the preview and the running import. Rendered from the start: else nothing would be announced. */
export function ImportStatus({ entity, preview, working }: ImportStatusProps) {
  return (
    <p role="status" className="sr-only">
      {preview && <StatusText entity={entity} preview={preview} working={working} />}
    </p>
  );
}

function StatusText({ entity, preview, working }: ImportStatusProps & { preview: ImportResult }) {
  const { counts } = preview;
  const { t, i18n } = useTranslation('import');
  const count = (value: number) => formatCount(i18n.language, value);
  if (working) {
    const total = count(counts.create);
    return translateWith(i18n)(`${entity.texts}:importing.working`, { count: counts.create, total });
  }
  const parts = (['create', 'skip', 'refuse'] as const).map(
    (outcome) => `${t(`filter.${outcome}`)} ${count(counts[outcome])}`,
  );
  const list = new Intl.ListFormat(displayLocale(i18n.language), { type: 'unit' });
  return list.format([t('preview'), ...parts]);
}
