/** Pages of the site in the order of docs/README.md, which the sidebar follows, and their links. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** As much of markdown-it as is used here. */
interface Token {
  type: string;
  children: Token[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}

interface MarkdownIt {
  core: {
    ruler: { push(name: string, rule: (state: { tokens: Token[]; env: Env }) => void): void };
  };
}

interface Env {
  path?: string;
  realPath?: string;
}

/** The folder of the documents. */
export const docsFolder = join(import.meta.dirname, '..');

export interface PageGroup {
  title: string;
  /** Paths from docs/; those of files elsewhere in the project begin with `../`. */
  pages: string[];
}

/** The rows of the table in docs/README.md: what somebody wants to do, and what they read for it. */
export function readIndex(): PageGroup[] {
  const text = readFileSync(join(docsFolder, 'README.md'), 'utf8');
  return [...text.matchAll(/^\| ([^|]+) \| (.*\]\(.*?) \|(?: <!--.*-->)?$/gm)].map(
    ([, title = '', links = '']) => ({
      title,
      pages: linksIn(links),
    }),
  );
}

/** The relative links of a document, without their anchors. */
export function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(
    ([, target = '']) => target,
  );
}

/** Pages in the folder of a page: `security/` of `security.md`, and what stands beside a README. */
export function pagesBelow(page: string): string[] {
  const folder = posix.basename(page) === 'README.md' ? posix.dirname(page) : page.replace(/\.md$/, '');
  if (folder.startsWith('.')) return [];
  return globSync(`${folder}/*.md`, { cwd: docsFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== page)
    .sort();
}

/** Returns the title of a document: its first heading, or else its path. */
export function titleOf(page: string): string {
  const title = /^# (.+)$/m.exec(readFileSync(join(docsFolder, page), 'utf8'))?.[1];
  return (title ?? page).replaceAll('`', '');
}

/** The path on the site of a document: index.md is the front page, where it is kept; each README that of its folder. */
export function sitePath(page: string): string {
  if (page === 'README.md' && existsSync(join(docsFolder, 'index.md'))) return 'documents.md';
  return page.replace(/(^|\/)README\.md$/, '$1index.md');
}

/**
 * Returns the address for a link of a document: on the site, or for other files in the source.
 * @throws when there is no such file
 */
export function siteLink(page: string, href: string, sourceUrl: string): string {
  const [target = '', anchor] = href.split('#');
  const path = target === '' ? page : posix.join(posix.dirname(page), target);
  const file = join(docsFolder, path);
  if (!existsSync(file)) throw new Error(`docs/${page} links to ${href}, which does not exist`);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (!path.startsWith('..') && path.endsWith('.md')) return `/${sitePath(path)}${hash}`;
  const kind = statSync(file).isDirectory() ? 'tree' : 'blob';
  return `${sourceUrl}/${kind}/main/${posix.join('docs', path)}${hash}`;
}

/** The anchor of a heading as GitHub makes it, so that links lead to the same place there and here. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The part of a path below docs/, with slashes: what the functions above take. */
export function pageOf(file: string): string {
  return file.replaceAll('\\', '/').slice(docsFolder.replaceAll('\\', '/').length + 1);
}

/**
 * Documents are written for GitHub. Their links are relative to the files: changes them to those of the site, and keeps
 * Vue away from their code.
 */
export function readAsGithub(md: MarkdownIt, sourceUrl: string): void {
  md.core.ruler.push('read-as-github', ({ tokens, env }) => {
    const file = env.realPath ?? env.path;
    if (file === undefined) return;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      // Code may hold {{…}}, which Vue would take for its own.
      if (token.type === 'code_inline') token.attrSet('v-pre', '');
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href === null || /^(?:[a-z]+:|\/|#)/.test(href)) continue;
      token.attrSet('href', siteLink(pageOf(file), decodeURI(href), sourceUrl));
    }
  });
}
