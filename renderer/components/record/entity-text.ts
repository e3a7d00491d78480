import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from './entity.ts';

type EntityText = (key: `records:${string}`, parameters?: Record<string, unknown>) => string;

/**
 * Returns the lookup of the texts of an entity: `text('records:form.saved')` is `form.saved` of the entity's namespace,
 * or where that has none the one that `records` has for all. `{{list}}` in it is the name of the entity's list.
 */
export function entityText(
  translations: i18n,
  { texts, title }: Pick<Entity, 'texts' | 'title'>,
): EntityText {
  return (key, parameters) => {
    const list = translations.t(title as 'errors:UNKNOWN_ERROR');
    const keys = [key.replace('records', texts), key];
    return translations.t(keys as ['errors:UNKNOWN_ERROR'], { list, ...parameters });
  };
}

export function useEntityText({ texts, title }: Pick<Entity, 'texts' | 'title'>): EntityText {
  const { i18n } = useTranslation();
  return useMemo(() => entityText(i18n, { texts, title }), [i18n, texts, title]);
}
