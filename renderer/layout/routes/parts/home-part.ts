import type { DefaultError, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Init } from '#contract/api/init.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import type { PagePart } from '../page.ts';

/** Part of the home page that a feature adds. */
export interface HomePart<Data = unknown> extends PagePart {
  allowed(init: Init): boolean;
  /** Returns the query options of its cards' data. The page is shown once the data of all parts is there. */
  query(api: Api): FetchQueryOptions<Data, DefaultError, Data, QueryKey>;
  cards: () => Promise<HomeCards<Data>>;
}

/** Null where a feature has none. */
export interface HomeCards<Data = unknown> {
  /** Right below the greeting: where the user works. */
  Place?: ComponentType<HomeCardProps<Data>>;
  /** Above both columns: what is to be done first. */
  Top?: ComponentType<HomeCardProps<Data>>;
  /** A sentence below the greeting that says what changed. */
  Summary: ComponentType<HomeCardProps<Data>> | null;
  /** The wide column. */
  Main: ComponentType<HomeCardProps<Data>> | null;
  /** Below it; on narrow screens below the user's own account. */
  More: ComponentType<HomeCardProps<Data>> | null;
}

export interface HomeCardProps<Data> {
  data: Data;
  /** When the server read the page's own data, ISO 8601; times are told relative to it. */
  home: { readAt: string };
  /** Says since when something changed, inside a sentence: 'since you last signed in today'. */
  since: string;
}

/** Lets the page go through parts whose data it does not know. */
export function defineHomePart<Data>(part: HomePart<Data>): HomePart {
  return part as unknown as HomePart;
}
