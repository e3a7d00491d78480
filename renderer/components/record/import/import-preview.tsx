import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Cell, HeadCell, Row, Table } from '../../ui/table.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { useEntityText } from '../entity-text.ts';
import { FieldValue, readValue } from '../fields/field-value.tsx';
import type { ImportedLine, ImportOutcome, ImportResult } from './import-result.ts';

const allOutcomes = ['create', 'skip', 'refuse'] as const;

const tones = { create: 'success', skip: 'neutral', refuse: 'danger' } as const satisfies Record<
  ImportOutcome,
  string
>;

/** Rows that are drawn at a time: some thousand would make the page slow, and nobody reads them all. */
const rowsAtOnce = 100;

/** So many fields are shown of a line. */
const shownFields = 2;

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
      <ImportLines entity={entity} result={result} outcomes={allOutcomes} />
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
  const text = useEntityText(entity);
  const { t, i18n } = useTranslation('import');
  const countOf = (outcome: ImportOutcome) => formatCount(i18n.language, preview?.counts[outcome] ?? 0);
  function statusText({ counts }: ImportResult): string {
    if (working) return text('records:importing.working', { count: counts.create, total: countOf('create') });
    const list = new Intl.ListFormat(displayLocale(i18n.language), { type: 'unit' });
    return list.format([
      t('preview'),
      ...allOutcomes.map((outcome) => `${t(`filter.${outcome}`)} ${countOf(outcome)}`),
    ]);
  }
  return (
    <p role="status" className="sr-only">
      {preview && statusText(preview)}
    </p>
  );
}

interface ImportLinesProps {
  entity: DefinedEntity;
  result: ImportResult;
  /** Outcomes whose lines are shown, each a choice of the filter. */
  outcomes: readonly ImportOutcome[];
}

/** The lines of a file with what becomes of each, narrowed by outcome. */
export function ImportLines(props: ImportLinesProps) {
  const { entity, result, outcomes } = props;
  const { lines, counts } = result;
  const { t, i18n } = useTranslation('import');
  const [filter, setFilter] = useState<ImportOutcome | 'all'>('all');
  const [limit, setLimit] = useState(rowsAtOnce);
  const told = lines.filter(({ outcome }) => outcomes.includes(outcome));
  const shown = filter === 'all' ? told : told.filter(({ outcome }) => outcome === filter);
  const left = shown.length - limit;
  const label = (name: ImportOutcome | 'all', count: number) =>
    `${t(`filter.${name}`)} ${formatCount(i18n.language, count)}`;
  return (
    <div className="grid gap-3">
      <div className="-mx-1 overflow-x-auto px-1 py-0.5">
        <Segments
          label={t('filterLabel')}
          value={filter}
          onValueChange={(value) => {
            setFilter(value);
            setLimit(rowsAtOnce);
          }}
          options={[
            { value: 'all' as const, label: label('all', told.length) },
            ...outcomes.map((outcome) => ({ value: outcome, label: label(outcome, counts[outcome]) })),
          ]}
        />
      </div>
      {shown.length > 0 && <LinesTable entity={entity} lines={shown.slice(0, limit)} />}
      {left > 0 && (
        <Button onClick={() => setLimit(limit + rowsAtOnce)} className="justify-self-start">
          {t('more', {
            count: Math.min(left, rowsAtOnce),
            total: formatCount(i18n.language, Math.min(left, rowsAtOnce)),
          })}
        </Button>
      )}
    </div>
  );
}

function LinesTable({ entity, lines }: { entity: DefinedEntity; lines: readonly ImportedLine[] }) {
  const { t } = useTranslation('import');
  const translate = useTranslate();
  const names = Object.keys(entity.fields).slice(0, shownFields);
  return (
    <Table className="table-fixed">
      <thead>
        <tr>
          <HeadCell className="w-14">{t('line')}</HeadCell>
          {names.map((name, place) => (
            <HeadCell key={name} className={clsx(place > 0 && 'max-sm:hidden')}>
              {translate(`${entity.texts}:form.${name}`)}
            </HeadCell>
          ))}
          <HeadCell className="w-[38%] max-sm:w-1/2">{t('outcome')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <ImportRow key={line.line} entity={entity} names={names} line={line} />
        ))}
      </tbody>
    </Table>
  );
}

interface ImportRowProps {
  entity: DefinedEntity;
  /** Names of the fields that are shown. */
  names: readonly string[];
  line: ImportedLine;
}

/** One line of a file: what is there, what becomes of it, and why. */
function ImportRow({ entity, names, line }: ImportRowProps) {
  const { outcome, reason } = line;
  const { t, i18n } = useTranslation('import');
  const text = useEntityText(entity);
  return (
    <Row>
      <Cell className="text-text-3 tabular-nums">{formatCount(i18n.language, line.line)}</Cell>
      {names.map((name, place) => (
        <Cell key={name} className={place > 0 ? 'text-text-2 max-sm:hidden' : 'font-medium'}>
          <ImportedValue entity={entity} name={name} line={line} />
        </Cell>
      ))}
      <Cell className="whitespace-normal! py-2">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={tones[outcome]}>
            {outcome === 'create' ? text('records:importing.created') : t(`outcomes.${outcome}`)}
          </Badge>
          {reason && <span className="min-w-0 text-12 text-text-2 wrap-anywhere">{reason}</span>}
        </span>
      </Cell>
    </Row>
  );
}

interface ImportedValueProps extends Pick<ImportRowProps, 'entity' | 'line'> {
  /** Of the field. */
  name: string;
}

/** Value of a field as it stands in the file, which may be no valid one: links lead nowhere yet. */
function ImportedValue({ entity, name, line }: ImportedValueProps) {
  const value = readValue(line, name);
  if (value === null || value === '') return '—';
  if (typeof value !== 'string') return <FieldValue entity={entity} name={name} record={line} />;
  const isLink = entity.fields[name]?.kind === 'link';
  return (
    <bdi className={isLink ? 'ltr-isolate block truncate' : 'block truncate text-match-parent'}>
      {isLink ? value.replace(/^https?:\/\//i, '').replace(/\/$/, '') : value}
    </bdi>
  );
}
