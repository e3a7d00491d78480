import type { ApiServices } from './api-services.ts';

/** The areas' data, made when their first page needs it: the pages around signing in load without it. */
export interface ApiServicesLoader {
  load(): Promise<ApiServices>;
  /** What has been made so far. */
  readonly current: ApiServices | undefined;
}

export function createApiServicesLoader(make: () => Promise<ApiServices>): ApiServicesLoader {
  let making: Promise<ApiServices> | undefined;
  let current: ApiServices | undefined;
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
