import clsx from 'clsx';
import type { ReactNode } from 'react';

type CardProps = {
  title?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A box for one object, such as a chart or a settings group. Never inside another card. */
export function Card({ title, actions, className, children }: CardProps) {
  return (
    <section className={clsx('rounded-10 border border-line bg-raised', className)}>
      {(title || actions) && (
        <header className="flex min-h-10 items-center gap-2 px-4 pt-3">
          <h2 className="min-w-0 flex-1 text-14">{title}</h2>
          {actions}
        </header>
      )}
      <div className="px-4 py-2">{children}</div>
    </section>
  );
}
