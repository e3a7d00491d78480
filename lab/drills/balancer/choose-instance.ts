import type { Instance } from './instance.ts';

/**
 * Chooses in turn among the instances that are ready. Where none is, one that lives answers why, as when all wait for
 * the database; one that stops gets nothing new.
 */
export function createChooser(
  instances: readonly Instance[],
): (tried: Set<Instance>) => Instance | undefined {
  let turn = 0;
  return (tried) => {
    const left = instances.filter((instance) => !tried.has(instance));
    const ready = left.filter(({ state }) => state === 'ready');
    const candidates = ready.length > 0 ? ready : left.filter(({ state }) => state === 'unready');
    turn += 1;
    return candidates[turn % candidates.length];
  };
}
