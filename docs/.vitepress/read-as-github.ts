import { pageOf, siteLink } from './pages.ts';

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
