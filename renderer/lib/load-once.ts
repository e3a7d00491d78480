/** A value that is fetched or made for the first who asks, and then is there at once. */
export interface LoadOnce<Value> {
  /** All who ask meanwhile get the same promise; after a failure the next call tries again. */
  load(): Promise<Value>;
  /** Undefined until it was loaded. */
  readonly loaded: Value | undefined;
}

export function loadOnce<Value>(make: () => Promise<Value>): LoadOnce<Value> {
  let loading: Promise<Value> | undefined;
  let loaded: Value | undefined;
  return {
    load() {
      loading ??= make().then(
        (value) => {
          loaded = value;
          return value;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    get loaded() {
      return loaded;
    },
  };
}
