import type { ComponentType, ReactNode } from 'react';

/** A group of parts: its name at the start, the parts beside it. */
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

/** Parts side by side. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-5 gap-y-4 *:max-w-full">{children}</div>;
}

type StatesProps<Props> = Partial<Props> & {
  component: ComponentType<Props>;
  /** Properties of each state by its name. `data-show` draws what a pointer or the focus would (styles/base.css). */
  states: Readonly<Record<string, Partial<Props> & { 'data-show'?: string }>>;
};

/** One component in several states, each below its name. */
export function States<Props extends object>({ component: Part, states, ...shared }: StatesProps<Props>) {
  return (
    <Parts>
      {Object.entries(states).map(([state, props]) => (
        <div key={state} className="grid content-start justify-items-start gap-1.5 *:max-w-full">
          <small className="text-[0.6875rem] text-text-3 ltr-isolate">{state}</small>
          <Part {...({ ...shared, ...props } as Props)} />
        </div>
      ))}
    </Parts>
  );
}

/** States that differ in one property, by its values. */
export function valuesOf<const Name extends string, const Value>(name: Name, values: readonly Value[]) {
  const states = values.map((value) => [value, { [name]: value }]);
  return Object.fromEntries(states) as Record<string, Record<Name, Value>>;
}

const shown = valuesOf('data-show', ['hover', 'focus', 'active']);

/** States of buttons. */
export const buttonStates = { rest: {}, ...shown, disabled: { disabled: true }, loading: { loading: true } };

/** States of controls that hold a value. */
export const controlStates = {
  rest: {},
  ...shown,
  error: { 'aria-invalid': true },
  disabled: { disabled: true },
};
