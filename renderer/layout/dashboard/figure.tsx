import clsx from 'clsx';
import { Link } from '../../components/navigation/link.tsx';

export interface FigureProps {
  name: string;
  /** As it is read: '3,142'. */
  value: string;
  /** The change, such as '+16%'. */
  change?: string | undefined;
  /** Whether the change is better or worse. */
  tone?: 'good' | 'bad' | 'neutral';
  /** What the change is measured against, or what the value is a part of. */
  note: string;
  /** The list of what was counted, where there is one. */
  to?: string | undefined;
}

/** One figure of the row at the top of the dashboard. */
export function Figure({ name, value, change, tone = 'neutral', note, to }: FigureProps) {
  return (
    <div className="relative border-line px-6 py-1 not-first:border-s max-md:pe-2 max-md:odd:border-s-0 first:ps-0 max-md:odd:ps-0">
      <dt className="text-13 text-text-2">
        {to === undefined ? (
          name
        ) : (
          <Link
            to={to}
            className="-my-0.75 inline-block rounded-4 py-0.75 after:absolute after:inset-0 hover:text-text hover:underline focus-visible:after:rounded-6"
          >
            {name}
          </Link>
        )}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 font-semibold text-28 leading-[1.3]">
        {value}
        {change && (
          <span
            className={clsx(
              'ltr-isolate font-medium text-13 text-text-3 tracking-normal tabular-nums',
              tone === 'good' && 'text-success-text',
              tone === 'bad' && 'text-danger-text',
            )}
          >
            {change}
          </span>
        )}
      </dd>
      <dd className="text-12 text-text-3">{note}</dd>
    </div>
  );
}
