import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#contract/dashboard/dashboard.ts';
import { Figure } from '../../layout/dashboard/figure.tsx';
import { formatCount } from '../../lib/format/format-number.ts';

interface FiguresRowProps {
  figures: Figures;
  /** Those of the features. */
  children: ReactNode;
}

/** Counts of the period, each with its change against the period before. */
export function FiguresRow({ figures: { refusedSignIns, wrongCodes }, children }: FiguresRowProps) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <dl aria-label={t('figures.label')} className="grid grid-cols-2 gap-y-5 md:grid-cols-4">
      {children}
      <Figure
        name={t('figures.refusedSignIns')}
        count={refusedSignIns}
        better="less"
        note={t('figures.wrongCodes', { count: wrongCodes, total: formatCount(i18n.language, wrongCodes) })}
      />
    </dl>
  );
}
