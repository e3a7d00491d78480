import { type LoadOnce, loadOnce } from '../load-once.ts';
import { importChunk } from './import-chunk.ts';

/** Code that is fetched when it is needed. */
export type Chunk<Module> = LoadOnce<Module>;

/**
 * Unlike `lazy` of React it shows nothing until it is whole, and after a failure it can be tried again.
 * @param load one or more `import()`
 */
export function createChunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  return loadOnce(() => importChunk(load));
}

/** Handlers of a button that fetch what it opens as soon as somebody is about to press it. */
export function loadOnIntent({ load }: Chunk<unknown>) {
  // The press itself reports a failure.
  const prepare = () => void load().catch(() => {});
  return { onPointerEnter: prepare, onFocus: prepare };
}
