import type { DehydratedState } from '@tanstack/react-query';
import type { Resource } from 'i18next';
import type { HydrationState } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import type { Language } from '#contract/facts/languages.ts';

/** State that the server hands to the browser with a rendered page, as JSON in the element `pageStateId`. */
export interface PageState {
  language: Language;
  resources: Resource;
  init?: Init;
  /** In place of `init` on the page of a failure, where it could not be read. */
  anonymousInit?: Init;
  /** Query cache that the page of an area has filled. */
  queries?: DehydratedState;
  router: HydrationState;
}

export const pageStateId = 'page-state';

/** JSON that is safe inside a script element. */
export function serializePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

export function readPageState(): PageState | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
