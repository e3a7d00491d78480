import { useTranslation } from 'react-i18next';
import type { ImportedLine, ImportOutcome } from '#contract/api/repository-files.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Cell, Row } from '../../../components/ui/table.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { shortLink } from '../repository-link.tsx';

const tones = { create: 'success', skip: 'neutral', refuse: 'danger' } as const satisfies Record<
  ImportOutcome,
  string
>;

/** One line of a file: what stands there, what becomes of it, and why. */
export function ImportRow({ line: { line, name, link, outcome, reason } }: { line: ImportedLine }) {
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
