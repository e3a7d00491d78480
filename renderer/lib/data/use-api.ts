import { useServices } from '../services.ts';
import type { AreaData } from './api-services.ts';

/** The operations and the cache, for components inside an area. */
export function useAreaData(): AreaData {
  const { current } = useServices().data;
  if (!current) throw new Error('useAreaData is for pages of an area, whose route loads the data');
  return current;
}
