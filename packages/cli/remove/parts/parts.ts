import type { Part } from '../part.ts';
import { desktop } from './desktop.ts';
import { organizations } from './organizations.ts';

/** What can be removed beside features, by its name. A part removes itself from this list. */
export const parts: Readonly<Record<string, Part>> = {
  desktop,
  organizations,
};
