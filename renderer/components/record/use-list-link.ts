import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useArea } from '../actions/action-context.ts';
import { type Entity, listPath } from './entity.ts';

/** The way from the pages of a record to its list in the same area. */
export function useListLink(entity: Entity): { to: string; label: string } {
  const translate = useTranslate();
  return { to: listPath(entity, useArea()), label: translate(entity.title) };
}
