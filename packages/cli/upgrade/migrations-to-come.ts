import { listGit } from './git-in.ts';

/** Migrations that a merge added, committed or not. */
export function migrationsToCome(folder: string, before: string): string[] {
  const path = 'server/database/migrations/*.sql';
  return listGit(folder, 'diff', '-z', '--cached', '--name-only', '--diff-filter=A', before, '--', path);
}
