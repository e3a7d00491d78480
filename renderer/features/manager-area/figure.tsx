import clsx from 'clsx';

export interface FigureProps {
  name: string;
  /** As it is read: '3,142'. */
  value: string;
  /** The change, such as '+16%'. */
  change?: string | undefined;
  /** Whether the change is good or bad news. */
  tone?: 'good' | 'bad' | 'neutral';
  /** What the change is measured against. */
  note: string;
}

/** One figure of the row at the top of the dashboard. */
export function Figure({ name, value, change, tone = 'neutral', note }: FigureProps) {
  return (
    <div className="border-line px-6 py-1 not-first:border-s max-md:pe-2 max-md:odd:border-s-0 first:ps-0 max-md:odd:ps-0">
      <dt className="text-13 text-text-2">{name}</dt>
      <dd className="font-semibold text-28 leading-[1.3]">{value}</dd>
      <dd className="flex items-baseline gap-1.5 text-12 text-text-3">
        {change && (
          <span
            className={clsx(
              'ltr-isolate font-medium tabular-nums',
              tone === 'good' && 'text-success-text',
              tone === 'bad' && 'text-danger-text',
            )}
          >
            {change}
          </span>
        )}
        <span>{note}</span>
      </dd>
    </div>
  );
}
