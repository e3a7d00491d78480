import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyProject } from '../guides/project-copy.ts';
import { skipUnlessThorough } from '../guides/skip-unless-thorough.ts';

it.for([
  ['mail:mark'],
  ['desktop:icons'],
  ['format'],
  ['fonts'],
  ['coverage', '--', 'contract/contrast.test.ts'],
])('npm run %j writes what is committed', { timeout: 3 * 60_000 }, async (args, context) => {
  skipUnlessThorough(context);
  const copy = copyProject();
  try {
    expect(await copy.run('npm', 'run', ...args)).toBe('');
    expect(copy.git('status', '--short')).toBe('');
    expect(existsSync(join(copy.folder, 'coverage/index.html'))).toBe(args[0] === 'coverage');
  } finally {
    copy.remove();
  }
});
