import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { useEntityText } from '../entity-text.ts';
import { ImportLines } from './import-lines.tsx';
import type { ImportResult } from './import-result.ts';

interface ImportPreviewProps {
  entity: DefinedEntity;
  result: ImportResult;
  working: boolean;
}

/** Preview of an import, line by line, and the button that starts it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { entity, result, working } = props;
  const { t, i18n } = useTranslation('import');
  const text = useEntityText(entity);
  const { create } = result.counts;
  const total = formatCount(i18n.language, create);
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 text-14">{t('preview')}</h2>
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
            {text('records:importing.start', { count: create, total })}
          </Button>
        )}
      </div>
      {create === 0 && <Alert tone="warning">{t('nothing')}</Alert>}
      <ImportLines entity={entity} result={result} outcomes={['create', 'skip', 'refuse']} />
    </section>
  );
}

interface ImportStatusProps {
  entity: DefinedEntity;
  /** Result of the preview; undefined until the file has been checked. */
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
  const text = useEntityText(entity);
  const { t, i18n } = useTranslation('import');
  const count = (value: number) => formatCount(i18n.language, value);
  if (working) {
    const total = count(counts.create);
    return text('records:importing.working', { count: counts.create, total });
  }
  const parts = (['create', 'skip', 'refuse'] as const).map(
    (outcome) => `${t(`filter.${outcome}`)} ${count(counts[outcome])}`,
  );
  const list = new Intl.ListFormat(displayLocale(i18n.language), { type: 'unit' });
  return list.format([t('preview'), ...parts]);
}
