import type { ServerFeature } from '../features/feature.ts';
import { countTools, listTools, readTool, readToolActivity } from './read-tools.ts';
import { createTool, deleteTools, readDeletedTools, restoreTools, updateTool } from './write-tools.ts';

export const tools = {
  operations: {
    list: listTools,
    count: countTools,
    read: readTool,
    activity: readToolActivity,
    create: createTool,
    update: updateTool,
    delete: deleteTools,
    deleted: readDeletedTools,
    restore: restoreTools,
  },
} satisfies ServerFeature;
