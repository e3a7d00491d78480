import type { ComponentType } from 'react';
import type { Init } from '#contract/api/init.ts';
import type { Chunk } from '../../lib/chunks/chunk.ts';
import type { Services } from '../../lib/services/services.ts';

/** What a feature puts into the bar at the top of the user area. */
export interface TopBarPart {
  id: string;
  allowed(init: Init): boolean;
  /** Reads what it shows, so that it stands in the page from the start. A failure does not keep the page from coming. */
  load(services: Services): Promise<void>;
  /** Path of the module with the component, so that the server can preload it. */
  module: string;
  /** Comes with the frame of the area, and not in the other one. */
  component: Chunk<ComponentType>;
}
