import { useInit } from '../../lib/services/use-init.ts';
import { useArea } from '../actions/action-context.ts';
import type { Entity } from './entity.ts';
import { mayIn } from './scope.ts';

/** Whether the user may do something with the records of an entity, in the area of the page. */
export function useMay(entity: Pick<Entity, 'resource' | 'scoped'>, action: string): boolean {
  return mayIn(useArea(), useInit(), entity, action);
}
