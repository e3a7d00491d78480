import { StartupError } from '../../../server/config/startup-error.ts';
import { askGit, gitIn } from './git-in.ts';
import { origin, upgradeGuide } from './origin.ts';

interface Commit {
  id: string;
  parents: string[];
  subject: string;
}

const upgradeSubject = new RegExp(`^${origin.name} \\d+\\.\\d+\\.\\d+$`);

/**
 * A merge from a commit that holds work of the app takes this work out again, without a conflict: what the newer
 * template does not have was deleted since then, as git sees it.
 * @throws {StartupError} where the branch has anything but the template
 */
export function requireTemplateOnly(tip: string, version: string): void {
  const own = listCommits(tip).find(({ parents, subject }) => !isTemplate(parents, subject));
  if (!own) return;
  const proposal = findTemplateCommit(version);
  throw new StartupError(
    `The branch ${origin.branch} has a commit that is not the template's, ${own.id.slice(0, 9)} '${own.subject}'. A merge of it would take your work out again. Put the branch back where it was${proposal ? `, probably: git branch -f ${origin.branch} ${proposal}` : `. ${upgradeGuide} says how to begin with it anew.`}`,
  );
}

/** The newest commit that has a version of the template, and nothing else; undefined where none is known. */
export function findTemplateCommit(version: string): string | undefined {
  const templates = new Set<string>();
  const found = listCommits('--all', 'HEAD')
    .toReversed()
    .filter(({ id, parents, subject }) => {
      // A first commit under another name may be all of an app in one.
      const isFirst = parents.length === 0 && subject === origin.firstCommit;
      const isNext = parents.every((parent) => templates.has(parent)) && parents.length > 0;
      if (!isFirst && !(isNext && isTemplate(parents, subject))) return false;
      templates.add(id);
      return askGit('.', 'cat-file', '-e', `${id}:${origin.file}`);
    });
  const hasVersion = ({ id }: Commit) =>
    gitIn('.', 'show', `${id}:${origin.file}`).includes(`"version": "${version}"`);
  return found.findLast(hasVersion)?.id.slice(0, 9);
}

function isTemplate(parents: readonly string[], subject: string): boolean {
  return parents.length === 0 || (parents.length === 1 && upgradeSubject.test(subject));
}

/** Newest first; parents stand behind their children. */
function listCommits(...of: string[]): Commit[] {
  return gitIn('.', 'log', '--topo-order', '-z', '--format=%H%x01%P%x01%s', ...of)
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [id = '', parents = '', subject = ''] = line.split('\u0001');
      return { id, parents: parents.split(' ').filter(Boolean), subject };
    });
}
