import { product } from '#contract/product.ts';
import { Mark } from './mark.tsx';

/** Mark and name, always left to right in themselves. */
export function Wordmark({ hideName = false }: { hideName?: boolean }) {
  return (
    <span className="flex w-fit items-center gap-2.25 font-semibold text-[0.9375rem] tracking-[-0.015em]">
      <Mark />
      <span className={hideName ? 'sr-only' : undefined}>{product.name}</span>
    </span>
  );
}
