import { type ComponentType, createContext, useContext } from 'react';
import type { RouteObject } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import type { Area } from '../components/actions/palette-context.ts';
import type { Chunk } from '../lib/chunks/chunk.ts';
import type { Services } from '../lib/services/services.ts';
import type { Offer, PaletteOffers } from './palette/palette-feature.ts';
import type { PagePart } from './routes/page.ts';
import type { DashboardPart } from './routes/parts/dashboard-part.ts';
import type { HomePart } from './routes/parts/home-part.ts';

/**
 * All that a feature brings into the renderer. Each part is asked for, so that none is forgotten: what a feature lacks
 * it says with an empty list or with null. This much comes with the first page of an area; hence what is heavy, such as
 * pages, stands behind an `import()`.
 */
export interface Feature {
  /** Its pages, with paths below /app and below /manager. */
  routes: Readonly<Record<Area, readonly RouteObject[]>> & {
    /** Pages that are there before anybody signs in, in the frame of the sign-in pages; their paths are whole. */
    public?: readonly RouteObject[];
  };
  /** Links to its pages. The bars of both areas, the pages in the palette and their shortcuts are made of them. */
  navigation: readonly NavigationEntry[];
  /** Its part of the bar at the top of the user area, before the search; few features have one. */
  topBar?: TopBarPart;
  /** Its section on the page of a user in the manager area; few features have one. */
  userPage?: UserPagePart;
  /** Its section on the page of one's own account; few features have one. */
  accountPage?: AccountPagePart;
  /** Its texts outside its own pages, such as the labels of `navigation`: every page of the areas has them. */
  namespaces: readonly string[];
  /** Loads its commands, records and forms in the palette, when that is first needed. */
  palette: (() => Promise<PaletteOffers>) | null;
  /** Its part of the home page of the user area. */
  home: HomePart | null;
  /** Its part of the dashboard of the manager area, with its first steps there. */
  dashboard: DashboardPart | null;
  /** Path of its page with all audit events, which is in `navigation`: figures of the dashboard lead there. */
  eventList?: string;
}

/** Part of the bar at the top of the user area that a feature adds. */
interface TopBarPart extends PagePart {
  id: string;
  allowed(init: Init): boolean;
  /** Reads what it shows (loadParts). */
  load(services: Services): Promise<void>;
  /** Comes with the frame of the area, and not in the other one. */
  component: Chunk<ComponentType>;
}

/** A section that a feature adds to the page of a user in the manager area. */
export interface UserPagePart extends PagePart {
  /** Key of its heading. */
  title: string;
  allowed(init: Init): boolean;
  /** Reads what it shows (loadParts). */
  load(services: Services, userId: string): Promise<void>;
  component: Chunk<ComponentType<{ userId: string }>>;
}

/** The same on the page of the own account: an admin who acts as the user reads there why it is not `allowed`. */
export interface AccountPagePart extends UserPagePart {
  /** Key of one sentence below the heading. */
  description: string;
}

/** A page that the areas lead to. Where both have it, the palette leads to the one of the area. */
export interface NavigationEntry extends Offer {
  /** Key of a shorter label, for the bar at the bottom. */
  shortLabel?: string;
  to: { app?: NavigationTarget<AppBar>; manager?: NavigationTarget<SidebarGroup> };
}

/**
 * Link of an area to a page, and the bar that shows it; null where the palette alone does. A link is the
 * current one on all pages below its path: no path in a bar stands below another one's.
 */
export interface NavigationTarget<Place> {
  path: string;
  in: Place | null;
}

/** In both bars of the user area, or in the one at the bottom of phones alone. */
export type AppBar = 'top-and-bottom' | 'bottom';

/** The groups of the sidebar, the last one at its foot. */
export type SidebarGroup = 'application' | 'configuration' | 'foot';

/** Context with the features; given by the application, which alone knows them. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

export function useFeatures(): readonly Feature[] {
  return useContext(FeaturesContext);
}
