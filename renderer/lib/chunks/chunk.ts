/** Code that is fetched when it is wanted, and then is there at once. */
export interface Chunk<Module> {
  load(): Promise<Module>;
  /** Undefined until it was loaded. */
  readonly loaded: Module | undefined;
}

/** Unlike `lazy` of React it shows nothing until it is whole, and after a failure it can be tried again. */
export function createChunk<Module>(fetchModule: () => Promise<Module>): Chunk<Module> {
  let loaded: Module | undefined;
  return {
    async load() {
      loaded ??= await fetchModule();
      return loaded;
    },
    get loaded() {
      return loaded;
    },
  };
}

/** Handlers of a button that fetch what it opens as soon as somebody is about to press it. */
export function loadOnIntent({ load }: Chunk<unknown>) {
  // The press itself tells of a failure.
  const prepare = () => void load().catch(() => {});
  return { onPointerEnter: prepare, onFocus: prepare };
}
