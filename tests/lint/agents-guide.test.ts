import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('AGENTS.md is short enough to be read whole each time', () => {
  expect(readFileSync('AGENTS.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});
