import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useArea } from '../actions/action-context.ts';
import { type Entity, listPath } from './entity.ts';
import { mayIn } from './record-scope.ts';

/** Whether the user may do something with the records of an entity, in the area of the page. */
export function useMay(entity: Pick<Entity, 'kind' | 'scope'>, action: string): boolean {
  return mayIn(useArea(), useInit(), entity, action);
}

/** The way from the pages of a record to its list in the same area. */
export function useListLink(entity: Entity): { to: string; label: string } {
  const translate = useTranslate();
  return { to: listPath(entity, useArea()), label: translate(entity.title) };
}
