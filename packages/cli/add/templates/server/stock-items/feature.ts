import type { ServerFeature } from '../features/feature.ts';
import { countStockItems, listStockItems, readStockItem, readStockItemActivity } from './read-stock-items.ts';
import { createStockItem, deleteStockItems, readDeletedStockItems, restoreStockItems, updateStockItem } from './write-stock-items.ts';

export const stockItems = {
  operations: {
    list: listStockItems,
    count: countStockItems,
    read: readStockItem,
    activity: readStockItemActivity,
    create: createStockItem,
    update: updateStockItem,
    delete: deleteStockItems,
    deleted: readDeletedStockItems,
    restore: restoreStockItems,
  },
} satisfies ServerFeature;
