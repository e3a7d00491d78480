import { useMemo } from 'react';
import type { Action } from './action.ts';
import type { ActionSource } from './action-context.ts';
import type { Area } from './palette-context.ts';

/** Collects what the page of an area offers; the value of ActionContext, and what keys find in it. */
export function useActionSources(area: Area) {
  return useMemo(() => {
    const sources: (() => ActionSource)[] = [];
    return {
      area,
      add(source: () => ActionSource) {
        sources.unshift(source);
        return () => void sources.splice(sources.indexOf(source), 1);
      },
      openRecord() {
        for (const source of sources) {
          const { record, actionsAt } = source();
          if (record !== undefined) return { name: record, actions: actionsAt() };
        }
        return undefined;
      },
      actionsAt: (target: Element): Action[] => sources.flatMap((source) => source().actionsAt(target)),
    };
  }, [area]);
}
