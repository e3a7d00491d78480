import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

/** Whether the project has the feature that guides show things by, and remove. */
export const hasExample = existsSync(join(import.meta.dirname, '../../server/repositories'));

/** Whether a file is missing because the example was removed. */
export function isOfRemovedExample(path: string): boolean {
  return !hasExample && /\brepositor(?:y|ies)\b/.test(path);
}

/** For tests that follow a guide from the project as it comes. */
export function skipWithoutExample({ skip }: TestContext): void {
  if (!hasExample) skip('the guide begins with the example, which was removed');
}
