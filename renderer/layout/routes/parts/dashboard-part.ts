import type { DefaultError, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Init } from '#contract/api/init.ts';
import type { PeriodCount } from '#contract/schemas/dashboard-cards.ts';
import type { DashboardPeriod } from '#contract/schemas/dashboard-period.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import type { PagePart } from '../page.ts';

/** Part of the dashboard that a feature adds. */
export interface DashboardPart<Data = unknown> extends PagePart {
  /** Its place among the parts: smaller numbers first. */
  order: number;
  allowed(init: Init): boolean;
  /** Returns the query options of its cards' data. The page is shown once the data of all parts is there. */
  query(api: Api, input: DashboardInput): FetchQueryOptions<Data, DefaultError, Data, QueryKey>;
  /** Steps of the feature in the list for a new installation. */
  firstSteps: readonly FirstStepLink[];
  cards: () => Promise<DashboardCards<Data>>;
}

/** Null where a feature has none. */
export interface DashboardCards<Data = unknown> {
  /** One `Figure` or more, for the row at the top. */
  Figures: ComponentType<DashboardCardProps<Data>> | null;
  /** A section below the chart, such as a `NewestSection`. */
  Section: ComponentType<DashboardCardProps<Data>> | null;
}

export interface DashboardCardProps<Data> {
  data: Data;
  dashboard: PeriodFacts;
  /** Length of the period. */
  days: DashboardPeriod;
}

/** What the dashboard itself knows of its period. */
interface PeriodFacts {
  /** When the server read it, ISO 8601; times are told relative to it. */
  readAt: string;
  /** Start of the period, ISO 8601. */
  from: string;
  figures: { signIns: PeriodCount };
}

/** The period that the dashboard shows, in the days of a time zone. */
export interface DashboardInput {
  days: DashboardPeriod;
  timeZone: string;
}

/** Link to the page of a first step; the server tells by the same id whether the step is done. */
export interface FirstStepLink {
  id: string;
  /** A page, or an address of the web, which opens in a tab of its own. */
  to: string;
  /** Keys of texts. */
  title: string;
  hint: string;
}

/** Lets the page go through parts whose data it does not know. */
export function defineDashboardPart<Data>(part: DashboardPart<Data>): DashboardPart {
  return part as unknown as DashboardPart;
}
