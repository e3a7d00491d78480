import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { quoteForDriver } from './git-in.ts';

it.each(['/home/me/my app/مكتبة', '/home/$(touch x)/`y`/$HOME', `/it's "quoted"/x;y&z`, '/100%/%A'])(
  'git gets the path %s',
  (path) => {
    const read = execFileSync('sh', ['-c', `printf '%s' ${quoteForDriver(path)}`], { encoding: 'utf8' });
    expect(read.replaceAll('%%', '%')).toBe(path);
    // git replaces these before the shell sees them.
    expect(read.replaceAll('%%', '')).not.toContain('%');
  },
);
