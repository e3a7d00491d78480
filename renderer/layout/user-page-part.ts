import type { ComponentType } from 'react';
import type { Init } from '#contract/api/init.ts';
import type { Chunk } from '../lib/chunks/chunk.ts';
import type { Services } from '../lib/services/services.ts';

/** A section that a feature adds to the page of a user in the manager area. */
export interface UserPagePart {
  id: string;
  allowed(init: Init): boolean;
  namespaces: readonly string[];
  /** Reads what it shows, so that it stands in the page from the start. A failure does not keep the page from coming. */
  load(services: Services, userId: string): Promise<void>;
  /** Path of the module with the component, so that the server can preload it. */
  module: string;
  /** Comes with the page. */
  component: Chunk<ComponentType<{ userId: string }>>;
}
