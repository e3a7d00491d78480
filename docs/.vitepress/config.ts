import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcssRtlcss from 'postcss-rtlcss';
import { defineConfig } from 'vitepress';
import { languageDetails, languages } from '../../contract/languages.ts';
import { product } from '../../contract/product.ts';
import {
  docsFolder,
  pagesBelow,
  readAsGithub,
  readIndex,
  siteLink,
  sitePath,
  slugOf,
  titleOf,
} from './pages.ts';

const link = (page: string) => siteLink('README.md', page, product.sourceUrl);

const sidebar = readIndex().map(({ title, pages }) => ({
  text: title,
  items: pages.map((page) => {
    const below = pagesBelow(page);
    return {
      text: titleOf(page),
      link: link(page),
      ...(below.length > 0 && {
        collapsed: true,
        items: below.map((path) => ({ text: titleOf(path), link: link(path) })),
      }),
    };
  }),
}));

/** A folder docs/<language>/ is a translation: its pages have that language and its direction. */
const translations = languages
  .filter((language) => existsSync(join(docsFolder, language)))
  .map((language) => {
    const { name, direction } = languageDetails[language];
    return [language, { label: name, lang: language, dir: direction }] as const;
  });

export default defineConfig({
  title: product.name,
  description: `Documents of ${product.name}`,
  // For a site that is not at the root of its host, such as GitHub Pages: DOCS_BASE=/name/
  base: process.env.DOCS_BASE ?? '/',
  srcExclude: ['screens/**', 'node_modules/**'],
  rewrites: (id) => sitePath(id),
  cleanUrls: true,
  ignoreDeadLinks: 'localhostLinks',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${process.env.DOCS_BASE ?? '/'}favicon.svg` }],
  ],
  // Inter is optional where it comes late: with the page itself it comes in time.
  transformHead: ({ assets }) =>
    assets
      .filter((asset) => /inter-latin\.[\w-]+\.woff2$/.test(asset))
      .map((href) => ['link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }]),
  locales: { root: { label: 'English', lang: 'en', dir: 'ltr' }, ...Object.fromEntries(translations) },
  markdown: {
    anchor: { slugify: slugOf },
    config: (md) => readAsGithub(md, product.sourceUrl),
  },
  themeConfig: {
    logo: '/favicon.svg',
    nav: ['first-hour.md', 'README.md']
      .filter((page) => existsSync(join(docsFolder, page)))
      .map((page) => ({ text: titleOf(page), link: link(page) })),
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: product.sourceUrl }],
  },
  vite: {
    publicDir: join(docsFolder, '../renderer/public'),
    // The fonts stand outside of this folder.
    server: { fs: { allow: [join(docsFolder, '..')] } },
    css: {
      postcss: {
        // VitePress knows left and right: this writes the rules for the other direction.
        plugins: [postcssRtlcss({ ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' })],
      },
    },
    plugins: [
      {
        name: 'tokens',
        resolveId: (id) => (id === 'virtual:tokens.css' ? '\0tokens.css' : undefined),
        load: (id) => (id === '\0tokens.css' ? tokensAsCss() : undefined),
      },
    ],
  },
});

function tokensAsCss(): string {
  const themes = ['tokens.css', 'accent.css'].map((name) =>
    readFileSync(join(docsFolder, '../renderer/styles', name), 'utf8').split(/^ {2}\.dark \{$/m),
  );
  const [light, dark] = [0, 1].map((theme) => themes.map((parts) => tokensIn(parts[theme] ?? '')).join('\n'));
  return `:root {\n${light}\n}\n.dark {\n${dark}\n}\n`;
}

function tokensIn(text: string): string {
  return [...text.matchAll(/--(?:accent|color|shadow|radius)[\w-]*:[^;]+;/g)]
    .map(([token]) => token)
    .join('\n');
}
