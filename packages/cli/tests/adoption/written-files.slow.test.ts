import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyProject } from '../guides/project-copy.ts';
import { skipUnlessThorough } from '../guides/skip-unless-thorough.ts';

describe('commands whose result is committed, or seen at once', { timeout: 3 * 60_000 }, () => {
  it.for(['mail:mark', 'desktop:icons', 'format', 'fonts'])('%s', async (name, context) => {
    skipUnlessThorough(context);
    const copy = copyProject();
    try {
      expect(await copy.run('npm', 'run', name)).toBe('');
      // What is committed is what they write.
      expect(copy.git('status', '--short')).toBe('');
    } finally {
      copy.remove();
    }
  });

  it('coverage', async (context) => {
    skipUnlessThorough(context);
    const copy = copyProject();
    try {
      expect(await copy.run('npm', 'run', 'coverage', '--', 'contract/contrast.test.ts')).toBe('');
      expect(existsSync(join(copy.folder, 'coverage/index.html'))).toBe(true);
    } finally {
      copy.remove();
    }
  });
});
