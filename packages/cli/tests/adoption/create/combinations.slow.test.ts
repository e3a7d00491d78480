import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { product } from '../../../../../contract/product.ts';
import { providersIn } from '../../../create/template/provider-variables.ts';
import { removableParts } from '../../../remove/parts.ts';
import { quickTests } from '../../guides/quick-tests.ts';
import { skipUnlessThorough } from '../../guides/skip-unless-thorough.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../../..');
const parts = removableParts(
  globSync('{contract/features,electron/main}/*.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/')),
);

/** Parts that cannot be left out yet are left in. */
const without = (...names: string[]) => names.filter((name) => parts.includes(name));

interface Combination {
  title: string;
  languages?: string;
  accent?: string;
  providers?: string;
  without: string[];
}

const combinations: Combination[] = [
  { title: 'everything', without: [] },
  { title: 'no desktop, and a new language', languages: 'en,fr,he', without: without('desktop') },
  {
    title: 'no organizations, another colour and one provider',
    languages: 'en',
    accent: '#7c3aed',
    providers: 'google',
    without: without('organizations', 'repositories'),
  },
  { title: 'only the core', languages: 'en', without: parts },
];

const minutes = (count: number) => count * 60_000;

let folder: string;
beforeEach(skipUnlessThorough);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-'));
  if (process.env.ADOPTION_TESTS !== '1') return;
  execFileSync(process.execPath, ['packages/cli/pack.ts', folder], { cwd: root });
  execFileSync('tar', ['xzf', globSync('*.tgz', { cwd: folder })[0] ?? ''], { cwd: folder });
}, minutes(2));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// What this run of the tests has set for itself would reach the app's.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST$|TEST_|NODE_ENV$|npm_|ADOPTION)/.test(name),
  ),
);

describe.each(combinations)(
  'made with $title',
  { timeout: minutes(20) },
  ({ languages, accent, providers, without: left }) => {
    const app = () => join(folder, `shelfmark-${left.length}-${languages ?? 'all'}`);
    const inApp = async (command: string, ...args: string[]) => {
      try {
        await run(command, args, { cwd: app(), env: environment, maxBuffer: 1 << 28 });
        return '';
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        return `${stdout}\n${stderr}`.slice(-8000);
      }
    };

    it('is written and committed without a network', async () => {
      const choices = ['--name', 'Shelfmark', '--without', left.join(',') || 'none'];
      for (const [name, value] of Object.entries({ languages, accent, providers }))
        if (value) choices.push(`--${name}`, value);
      await run(process.execPath, [join(folder, 'package/bin.js'), app(), ...choices], {
        env: { ...environment, CI: '1', npm_config_offline: 'true' },
        maxBuffer: 1 << 28,
      });
      const git = (...args: string[]) => execFileSync('git', args, { cwd: app(), encoding: 'utf8' }).trim();
      expect(git('status', '--porcelain')).toBe('');
      expect(git('log', '--all', '--format=%D')).toBe(`HEAD -> main, ${product.slug}`);
    });

    it('names the template only where it says where it comes from, and has no folders of what was left out', () => {
      const files = execFileSync('git', ['ls-files', '-z'], { cwd: app(), encoding: 'utf8' }).split('\0');
      const read = (file: string) => readFileSync(join(app(), file), 'utf8');
      const texts = files.filter(
        (file) => file !== '' && existsSync(join(app(), file)) && statSync(join(app(), file)).isFile(),
      );
      const naming = (word: string) => texts.filter((file) => new RegExp(word, 'i').test(file + read(file)));
      // What says where it comes from: the notice of its authors, the record, the command that upgrades.
      const origin = /^(?:LICENSE\.template|README\.md|[a-z-]+\.json|[a-z-]+-[\d.]+\.tgz|CHANGELOG)/;
      expect(naming(product.slug).filter((file) => !origin.test(file))).toEqual([]);
      expect(texts.filter((file) => file.startsWith('packages/cli/'))).toEqual([]);
      const kept = languages?.replaceAll(',', '|');
      const ofOthers = new RegExp(`^locales/(?!(?:${kept})/)[^/]+/`);
      if (kept) expect(texts.filter((file) => ofOthers.test(file))).toEqual([]);
      for (const part of left) {
        expect(
          texts.filter(
            (file) => file.startsWith(`server/${part}/`) || file.startsWith(`renderer/features/${part}/`),
          ),
        ).toEqual([]);
      }
    });

    it('has its colour, and the variables of its providers alone', () => {
      const read = (file: string) => readFileSync(join(app(), file), 'utf8');
      const colourOf = (file: string) => /(?:accent: '|rx="8" fill=")(#[0-9a-f]{6})/.exec(read(file))?.[1];
      for (const file of ['contract/product.ts', 'build/icon.svg', 'renderer/public/favicon.svg'])
        expect([file, colourOf(file)]).toEqual([file, accent ?? product.colors.accent]);
      const variables = [read('.env.example'), read('.env')].flatMap(
        (text) => text.match(/\w+_CLIENT_ID/g) ?? [],
      );
      const wanted = providers?.split(',') ?? providersIn(readFileSync(join(root, '.env.example'), 'utf8'));
      expect(new Set(variables)).toEqual(new Set(wanted.map((name) => `${name.toUpperCase()}_CLIENT_ID`)));
    });

    it('can lose each part that it has', async () => {
      for (const part of parts.filter((name) => !left.includes(name)))
        expect(await inApp('npm', 'run', 'remove', '--', part, '--dry-run'), part).toBe('');
    });

    it('passes npm run check, which builds it', async () =>
      expect(await inApp('npm', 'run', 'check')).toBe(''));

    it('passes its quick tests', async () =>
      expect(await inApp('npm', 'run', 'test:unit', '--', '--project', 'quick', ...quickTests)).toBe(''));
  },
);
