import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TestContext } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Whether the project has the feature that guides show things by, and remove. */
const hasExample = existsSync(join(root, 'server/repositories'));

/** Whether there are the features still that the product comes with: the guides begin with the lists of these. */
export const isAsItComes =
  hasExample &&
  existsSync(join(root, 'electron')) &&
  globSync('contract/features/!(app|feature|features).ts', { cwd: root })
    .map((path) => basename(path))
    .sort()
    .join() === 'api-keys.ts,audit-log.ts,files.ts,organizations.ts,passkeys.ts,repositories.ts';

/** For tests that follow a guide from the project as it comes. */
export function skipUnlessAsItComes({ skip }: TestContext): void {
  if (!isAsItComes) skip('the guide begins with the project as it comes, and this one has other features');
}
