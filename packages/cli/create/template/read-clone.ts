import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemplateFile } from './archive.ts';

/** What git tracks in a clone, as it is on disk: changes that are not committed are part of it. */
export function readClone(root: string): TemplateFile[] {
  const listed = execFileSync('git', ['ls-files', '--stage', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, mode = '', path = ''] = /^(\d+) \w+ \d+\t(.+)$/s.exec(line) ?? [];
      return { path, isExecutable: mode === '100755' };
    })
    .filter(({ path }) => existsSync(join(root, path)))
    .map((file) => ({ ...file, content: readFileSync(join(root, file.path)) }));
}
