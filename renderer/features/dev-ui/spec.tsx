import type { ReactNode } from 'react';

/** One row of the page of parts: the name of the part at the start, its states beside it. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[148px_minmax(0,1fr)] gap-6 border-line border-t py-6 max-md:grid-cols-[minmax(0,1fr)] max-md:gap-3">
      <h2 dir="ltr" className="text-start font-medium text-13 text-text-2 ltr-isolate">
        {name}
      </h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

interface SpecsProps {
  /** Parts by the names of their states. */
  of?: Readonly<Record<string, ReactNode>>;
  /** Others, after them. */
  children?: ReactNode;
}

/** Parts side by side. */
export function Specs({ of = {}, children }: SpecsProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-4 *:max-w-full">
      {Object.entries(of).map(([state, part]) => (
        <Spec key={state} state={state}>
          {part}
        </Spec>
      ))}
      {children}
    </div>
  );
}

/** One part in one state, with the name of the state above it. */
export function Spec({ state, children, wide }: { state: string; children: ReactNode; wide?: boolean }) {
  return (
    <div
      className={
        wide ? 'grid w-full content-start gap-1.5' : 'grid content-start justify-items-start gap-1.5'
      }
    >
      <small className="text-[0.6875rem] text-text-3 ltr-isolate">{state}</small>
      {children}
    </div>
  );
}
