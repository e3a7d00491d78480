import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languageDetails, languages } from '../../../../contract/languages.ts';
import { copyProject } from '../guides/project-copy.ts';
import { skipUnlessThorough } from '../guides/skip-unless-thorough.ts';

it('the site of the documents is built, in the direction of a language, and not with a link that leads nowhere', async (context) => {
  skipUnlessThorough(context);
  const language = languages.find((code) => languageDetails[code].direction === 'rtl');
  context.skip(language === undefined, 'no language is written from right to left');
  const copy = copyProject();
  try {
    const page = join(copy.folder, 'docs', language ?? '', 'index.md');
    mkdirSync(join(page, '..'));
    writeFileSync(page, '# مرحبا\n');
    expect(await copy.run('node', 'scripts/docs.ts', 'build')).toBe('');
    const built = (name: string) => readFileSync(join(copy.folder, 'docs/.vitepress/dist', name), 'utf8');
    expect(built(`${language}/index.html`)).toContain('dir="rtl"');
    expect(built('index.html')).toContain('dir="ltr"');
    writeFileSync(page, '[x](../nowhere.md)\n');
    expect(await copy.run('node', 'scripts/docs.ts', 'build')).toContain('nowhere.md, which does not exist');
  } finally {
    copy.remove();
  }
}, 300_000);
