import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportedLine, ImportOutcome, ImportResult } from '#contract/repositories/import.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Segments } from '../../../components/ui/segments.tsx';
import { Cell, HeadCell, Row, Table } from '../../../components/ui/table.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { shortLink } from '../repository-link.tsx';

const tones = { create: 'success', skip: 'neutral', refuse: 'danger' } as const satisfies Record<
  ImportOutcome,
  string
>;

/** Rows that are drawn at a time: some thousand would make the page slow, and nobody reads them all. */
const rowsAtOnce = 100;

interface ImportLinesProps {
  result: ImportResult;
  /** Those that can be chosen, beside all of them. */
  outcomes: readonly ImportOutcome[];
}

/** The lines of a file with what becomes of each, narrowed by outcome. */
export function ImportLines({ result: { lines, counts }, outcomes }: ImportLinesProps) {
  const { t, i18n } = useTranslation('repositories');
  const [filter, setFilter] = useState<ImportOutcome | 'all'>('all');
  const [limit, setLimit] = useState(rowsAtOnce);
  const told = lines.filter(({ outcome }) => outcomes.includes(outcome));
  const shown = filter === 'all' ? told : told.filter(({ outcome }) => outcome === filter);
  const left = shown.length - limit;
  const label = (name: ImportOutcome | 'all', count: number) =>
    `${t(`importing.filter.${name}`)} ${formatCount(i18n.language, count)}`;
  return (
    <div className="grid gap-3">
      <div className="-mx-1 overflow-x-auto px-1 py-0.5">
        <Segments
          label={t('importing.filterLabel')}
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
      {shown.length > 0 && <LinesTable lines={shown.slice(0, limit)} />}
      {left > 0 && (
        <Button onClick={() => setLimit(limit + rowsAtOnce)} className="justify-self-start noscript:hidden">
          {t('importing.more', {
            count: Math.min(left, rowsAtOnce),
            total: formatCount(i18n.language, Math.min(left, rowsAtOnce)),
          })}
        </Button>
      )}
    </div>
  );
}

function LinesTable({ lines }: { lines: readonly ImportedLine[] }) {
  const { t } = useTranslation('repositories');
  return (
    <Table className="table-fixed">
      <thead>
        <tr>
          <HeadCell className="w-14">{t('importing.line')}</HeadCell>
          <HeadCell>{t('form.name')}</HeadCell>
          <HeadCell className="max-sm:hidden">{t('form.link')}</HeadCell>
          <HeadCell className="w-[38%] max-sm:w-1/2">{t('importing.outcome')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <ImportRow key={line.line} line={line} />
        ))}
      </tbody>
    </Table>
  );
}

/** One line of a file: what is there, what becomes of it, and why. */
function ImportRow({ line: { line, name, link, outcome, reason } }: { line: ImportedLine }) {
  const { t, i18n } = useTranslation('repositories');
  return (
    <Row>
      <Cell className="text-text-3 tabular-nums">{formatCount(i18n.language, line)}</Cell>
      <Cell className="font-medium">
        <bdi className="block truncate text-match-parent">{name || '—'}</bdi>
      </Cell>
      <Cell className="text-text-2 max-sm:hidden">
        <span className="ltr-isolate block truncate">{shortLink(link) || '—'}</span>
      </Cell>
      <Cell className="whitespace-normal! py-2">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={tones[outcome]}>{t(`importing.outcomes.${outcome}`)}</Badge>
          {reason && <span className="min-w-0 text-12 text-text-2 wrap-anywhere">{reason}</span>}
        </span>
      </Cell>
    </Row>
  );
}
