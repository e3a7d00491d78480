import type { ServerFeature } from '../features/feature.ts';
import { deleteExports, exportEvents, listExports, sendExport, writeExport } from './export-events.ts';
import { listEvents } from './list-events.ts';

export const auditLog = {
  operations: { list: listEvents, export: exportEvents, exports: listExports },
  downloads: { file: sendExport },
  jobs: [writeExport, deleteExports],
} satisfies ServerFeature;
