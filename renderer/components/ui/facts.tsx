import type { ReactNode } from 'react';

/** What is known of a thing, label by label: a column beside its page, in columns of 156 above it on small windows. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl
      aria-label={label}
      className="grid gap-x-4 gap-y-3.5 text-13 max-lg:gap-y-3 max-lg:grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]"
    >
      {children}
    </dl>
  );
}

/** One fact. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 text-12 text-text-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
