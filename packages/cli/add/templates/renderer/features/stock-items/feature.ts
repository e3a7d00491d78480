import { entityFeature } from '../../layout/entity/entity-feature.ts';
import type { Feature } from '../../layout/feature.ts';
import { stockItemEntity } from './stock-item-entity.ts';

/** Pages, link in the navigation, and commands of stock items. */
export const stockItems: Feature = { ...entityFeature(stockItemEntity), home: null, dashboard: null };
