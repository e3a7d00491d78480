import type { ServerFeature } from '../features/feature.ts';
import { createTool } from './create-tool.ts';
import { deleteTools, readDeletedTools, restoreTools } from './delete-tools.ts';
import { countTools, listTools } from './list-tools.ts';
import { readTool, readToolActivity } from './read-tool.ts';
import { updateTool } from './update-tool.ts';

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
