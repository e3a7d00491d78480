import { appFacts } from '#contract/facts/define-app.ts';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import type { Theme } from '#contract/facts/themes.ts';
import type { PageAssets } from '#contract/pages/pages.ts';
import { themeScript } from '../../../lib/theme/theme-script.ts';
import { earlyClickScript } from '../early-click.ts';
import { type PageState, pageStateId, serializePageState } from '../page-state.ts';

/** Scripts that are in the document itself; the content security policy allows them by their hashes. */
export const inlineScripts: readonly string[] = [themeScript, earlyClickScript];

interface DocumentParts {
  language: Language;
  theme: Theme;
  title: string;
  body: string;
  assets: PageAssets;
  /** Source modules that the page needs beside the entry. */
  modules: readonly string[];
  state: PageState;
}

/** The whole HTML document of a page. */
export function renderDocument({
  language,
  theme,
  title,
  body,
  assets,
  modules,
  state,
}: DocumentParts): string {
  const { surfaceLight, surfaceDark } = appFacts().product.colors;
  const themeClass = theme === 'system' ? '' : ` class="${theme}"`;
  const lines = [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}" data-theme="${theme}"${themeClass}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${surfaceLight}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${surfaceDark}">`,
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets
      .fonts(language)
      .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...assets.preloads(modules).map((href) => `<link rel="modulepreload" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="${pageStateId}">${serializePageState(state)}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
