import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { Action, RecordAction } from './action.ts';
import { useArea } from './action-context.ts';

/**
 * Makes what a feature has declared into what the user can do with a record.
 * @param ask opens a question about a record
 * @returns a function that keeps its identity, so that rows are not drawn again
 */
export function useRecordActions<Row, Question extends string = never>(
  declared: readonly RecordAction<Row, Question>[],
  ask: (question: Question, row: Row) => void,
): (row: Row) => Action[] {
  const init = useInit();
  const area = useArea();
  const translate = useTranslate();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  // Once for all rows of a list.
  const offered = useMemo(
    () =>
      declared
        .filter((one) => (one.area ?? area) === area)
        .map((one) => ({
          ...one,
          text: { label: translate(one.label), synonyms: one.synonyms && translate(one.synonyms) },
        })),
    [declared, area, translate],
  );
  return useCallback(
    (row) =>
      offered
        .filter((one) => one.allowed?.(init, row, area) ?? true)
        .map(({ id, icon, flip, keys, danger, writes, text, reason, effect }) => {
          const why = reason?.(row);
          return {
            ...{ id, icon, flip, keys, danger, writes, ...text },
            reason: why && translate(why),
            ...effect(row, { area, translate, ask: (question) => latest.current(question, row) }),
          } as Action;
        }),
    [offered, init, area, translate],
  );
}
