import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { PeriodCount } from '#contract/schemas/dashboard-cards.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { formatChange, formatCount } from '../../../lib/format/format-number.ts';

interface FigureProps {
  name: string;
  count: PeriodCount;
  /** Direction of a change that is better. */
  better?: 'more' | 'less';
  /** Text below the count, such as the period of comparison or the total. */
  note: string;
  /** The list of what was counted, where there is one. */
  to?: string | undefined;
}

/** A count of the period beside its change, or the small count of the period before, in the row at the top. */
export function Figure({ name, count: { now, before }, better = 'more', note, to }: FigureProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const change = formatChange(language, now, before);
  const isGood = now > before === (better === 'more');
  const color = now === before ? 'text-text-3' : isGood ? 'text-success-text' : 'text-danger-text';
  return (
    <div className="relative border-line border-s py-1 ps-6 pe-2">
      <dt className="text-13 text-text-2">
        <FigureName name={name} to={to} className="-my-0.75" />
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 font-semibold text-28 leading-[1.3]">
        {formatCount(language, now)}
        {change ? (
          <span className={clsx('ltr-isolate font-medium text-13 tracking-normal tabular-nums', color)}>
            {change}
          </span>
        ) : (
          before > 0 && (
            <span className="font-medium text-13 text-text-3 tracking-normal tabular-nums">
              {t('figures.before', { before: formatCount(language, before) })}
            </span>
          )
        )}
      </dd>
      <dd className="text-12 text-text-3">{note}</dd>
    </div>
  );
}

interface FigureNameProps extends Pick<FigureProps, 'name' | 'to'> {
  className?: string;
}

/** Name of a figure; where there is a list of what was counted, a link to it that covers the whole figure. */
export function FigureName({ name, to, className }: FigureNameProps) {
  if (to === undefined) return name;
  return (
    <Link
      to={to}
      className={clsx(
        className,
        'inline-block rounded-4 py-0.75 after:absolute after:inset-0 hover:text-text hover:underline focus-visible:after:rounded-6',
      )}
    >
      {name}
    </Link>
  );
}
