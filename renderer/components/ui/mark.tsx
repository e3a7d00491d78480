import { appFacts } from '#contract/facts/define-app.ts';

/** The sign of the product: a key that is an L. Never mirrored, tilted or outlined. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" className="size-6 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g strokeWidth="3" className="stroke-on-accent">
        <circle cx="13.25" cy="10.25" r="4.25" />
        <path d="M13.25 14.5V25M13.25 23.5h10M13.25 18.25h6.5" />
      </g>
    </svg>
  );
}

/** Mark and name, always left to right in themselves. */
export function Wordmark() {
  return (
    <span className="flex w-fit items-center gap-2.25 font-semibold text-[0.9375rem] tracking-[-0.015em]">
      <Mark />
      <span>{appFacts().product.name}</span>
    </span>
  );
}
