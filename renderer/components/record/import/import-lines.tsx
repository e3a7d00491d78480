import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/format/format-number.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Cell, HeadCell, Row, Table } from '../../ui/table.tsx';
import { useEntityText } from '../entity-text.ts';
import type { ImportableEntity, ImportedLine, ImportOutcome, ImportResult } from './importable-entity.ts';

const tones = { create: 'success', skip: 'neutral', refuse: 'danger' } as const satisfies Record<
  ImportOutcome,
  string
>;

/** Rows that are drawn at a time: some thousand would make the page slow, and nobody reads them all. */
const rowsAtOnce = 100;

/** Column of the table of lines. */
export interface ImportColumn<Line extends ImportedLine> {
  key: string;
  head: string;
  /** Not on phones. */
  wideOnly?: boolean;
  /** Class of its cells. */
  className?: string;
  cell(line: Line): ReactNode;
}

interface ImportTable<Line extends ImportedLine> {
  entity: ImportableEntity<Line>;
  columns: readonly ImportColumn<Line>[];
}

interface ImportLinesProps<Line extends ImportedLine> extends ImportTable<Line> {
  result: ImportResult<Line>;
  /** Outcomes whose lines are shown, each a choice of the filter. */
  outcomes: readonly ImportOutcome[];
}

/** The lines of a file with what becomes of each, narrowed by outcome. */
export function ImportLines<Line extends ImportedLine>(props: ImportLinesProps<Line>) {
  const { result, outcomes, ...table } = props;
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
      {shown.length > 0 && <LinesTable {...table} lines={shown.slice(0, limit)} />}
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

function LinesTable<Line extends ImportedLine>(props: ImportTable<Line> & { lines: readonly Line[] }) {
  const { columns, lines } = props;
  const { t } = useTranslation('import');
  return (
    <Table className="table-fixed">
      <thead>
        <tr>
          <HeadCell className="w-14">{t('line')}</HeadCell>
          {columns.map(({ key, head, wideOnly }) => (
            <HeadCell key={key} className={clsx(wideOnly && 'max-sm:hidden')}>
              {head}
            </HeadCell>
          ))}
          <HeadCell className="w-[38%] max-sm:w-1/2">{t('outcome')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <ImportRow key={line.line} {...props} line={line} />
        ))}
      </tbody>
    </Table>
  );
}

/** One line of a file: what is there, what becomes of it, and why. */
function ImportRow<Line extends ImportedLine>(props: ImportTable<Line> & { line: Line }) {
  const { entity, columns, line } = props;
  const { outcome, reason } = line;
  const { t, i18n } = useTranslation('import');
  const text = useEntityText(entity);
  return (
    <Row>
      <Cell className="text-text-3 tabular-nums">{formatCount(i18n.language, line.line)}</Cell>
      {columns.map(({ key, wideOnly, className, cell }) => (
        <Cell key={key} className={clsx(className, wideOnly && 'max-sm:hidden')}>
          {cell(line)}
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
