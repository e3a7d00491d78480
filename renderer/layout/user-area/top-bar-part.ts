import type { ComponentType } from 'react';
import type { Init } from '#contract/api/init.ts';
import type { Services } from '../../lib/services/services.ts';

/** What a feature puts into the bar at the top of the user area. It comes with the first page: keep it small. */
export interface TopBarPart {
  id: string;
  allowed(init: Init): boolean;
  /** Reads what it shows, so that it stands in the page from the start. A failure does not keep the page from coming. */
  load(services: Services): Promise<void>;
  Component: ComponentType;
}
