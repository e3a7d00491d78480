import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { Action } from './action.ts';
import type { Area } from './palette-context.ts';

/** Actions that a page offers: to keys, and, where it is about one record, to the palette. */
export interface ActionSource {
  /** Name of the record that is open. */
  record?: string;
  /**
   * Returns the actions that can be done now.
   * @param target element in which the key was pressed, such as a row; undefined for the palette
   */
  actionsAt(target?: Element): readonly Action[];
}

interface ActionControl {
  area: Area;
  /** @returns the way to take it back */
  add(source: () => ActionSource): () => void;
  /** The record whose page is shown, with what can be done with it. */
  openRecord(): { name: string; actions: readonly Action[] } | undefined;
}

/** Null outside the areas. */
export const ActionContext = createContext<ActionControl | null>(null);

/** The area that the page is in. */
export function useArea(): Area {
  return useContext(ActionContext)?.area ?? 'manager';
}

/** Offers what a page can do, as long as it is shown. */
export function useActionSource(source: ActionSource): void {
  const control = useContext(ActionContext);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  useEffect(() => control?.add(() => latest.current), [control]);
}

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
