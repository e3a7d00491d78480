import type { ServerFeature } from '../features/feature.ts';
import { attachFiles, moveFiles } from './attach-files.ts';
import { countFiles } from './count-files.ts';
import { cleanUpFiles } from './remove-files.ts';
import { sendFile } from './send-file.ts';
import { uploads } from './upload.ts';

export const files = {
  operations: uploads,
  fieldKind: { prepare: attachFiles, move: moveFiles, countLost: countFiles },
  downloads: { download: sendFile },
  jobs: [cleanUpFiles],
} satisfies ServerFeature;
