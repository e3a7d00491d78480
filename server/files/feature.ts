import type { ServerFeature } from '../features/feature.ts';
import { cleanUpFiles } from './remove-files.ts';
import { sendFile } from './send-file.ts';
import { uploads } from './upload.ts';

export const files = {
  operations: uploads,
  downloads: { download: sendFile },
  jobs: [cleanUpFiles],
} satisfies ServerFeature;
