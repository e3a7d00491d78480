import type { ApiServices } from './api-services.ts';
import { useServices } from './services.ts';

/** The operations and the cache, for components inside an area. */
export function useApi(): ApiServices {
  const { loaded } = useServices().data;
  if (!loaded) throw new Error('useApi is for pages of an area, whose route loads the data');
  return loaded;
}
