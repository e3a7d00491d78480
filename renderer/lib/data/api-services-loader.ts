import type { AreaData } from './api-services.ts';

/** The areas' data, made when their first page needs it: the pages around signing in load without it. */
export interface AreaDataLoader {
  load(): Promise<AreaData>;
  /** What has been made so far. */
  readonly current: AreaData | undefined;
}

export function createAreaDataLoader(make: () => Promise<AreaData>): AreaDataLoader {
  let making: Promise<AreaData> | undefined;
  let current: AreaData | undefined;
  return {
    load() {
      making ??= make().then(
        (data) => {
          current = data;
          return data;
        },
        (error) => {
          making = undefined;
          throw error;
        },
      );
      return making;
    },
    get current() {
      return current;
    },
  };
}
