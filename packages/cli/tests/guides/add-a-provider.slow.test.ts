import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyHunks } from '../../apply-hunks.ts';
import { guideSteps } from './guide-steps.ts';

const root = join(import.meta.dirname, '../../../..');
const steps = guideSteps(readFileSync(join(root, 'docs/add-a-provider.md'), 'utf8'));

describe('docs/add-a-provider.md fits', () => {
  const changes = steps.filter((step) => step.kind === 'change');

  it.each(changes.map((change) => [change.path, change] as const))('%s', (path, { hunks }) => {
    const text = readFileSync(join(root, path), 'utf8');
    const isFollowed = hunks.every(({ after }) => after.every((line) => text.includes(line)));
    expect(isFollowed || applyHunks(text, hunks) !== text).toBe(true);
  });
});
