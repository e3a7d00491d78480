import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

/** The feature that guides show things by, and remove. */
const example = 'repositories';

export const hasExample = existsSync(join(import.meta.dirname, '../../server', example));

/** Whether a file is missing because the example was removed. */
export function isOfRemovedExample(path: string): boolean {
  return !hasExample && path.split(/[/.]/).includes(example);
}

/** For tests that follow a guide from the project as it comes. */
export function skipWithoutExample({ skip }: TestContext): void {
  if (!hasExample) skip(`the example '${example}' was removed, which the guide begins with`);
}
