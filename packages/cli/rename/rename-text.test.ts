import { describe, expect, it } from 'vitest';
import { origin } from '../upgrade/origin.ts';
import { chooseNames, type NameOption, type Names } from './names.ts';
import { productFile, renameText } from './rename-text.ts';

function namesOf(name: string, options: Partial<Record<NameOption, string>> = {}): Names {
  const chosen = chooseNames(name, options);
  if ('errors' in chosen) throw new Error(chosen.errors.join('\n'));
  return chosen.names;
}

const original = namesOf('Rack', { slug: 'rack-1' });
const next = namesOf('Shelf Mark Pro');

const files = {
  [productFile]: `export const product = {
  name: 'Rack',
  isNamed: false as boolean,
  appId: 'com.example.rack-1',
  /** Scheme of links: \`rack-1://…\`. */
  deepLinkScheme: 'rack-1',
  slug: 'rack-1',
  contact: 'hello@rack-1.example',
  sourceUrl: 'https://github.com/rack-1/rack-1',
};
`,
  '.gitignore': '.rack-1/\n.rack-1-demo/\n',
  'build/compose.yaml':
    'name: rack-1\nurl: postgres://rack-1:x@y/rack-1\nfrom: Rack <no-reply@rack-1.example>\n',
  'build/dex.yaml': "- id: rack-1\n  name: 'Rack'\n",
  'docs/operate.md':
    '# Rack\n\nRack is run by `docker run rack-1`.\n\n```sh\ngit clone … && cd rack-1\n```\n',
};

describe('a product that was renamed before is renamed again', () => {
  it.each([
    ['My App'],
    ['my-app'],
    ['shelfmark'],
    ['C++ 20', 'cpp'],
    ['Étoile du Nord 2'],
    ['A.b-c'],
    ['Müller & Söhne'],
  ])('%s', (name, slug = undefined) => {
    const first = namesOf(name, { slug });
    for (const [file, text] of Object.entries(files)) {
      const once = renameText(file, text, original, first);
      expect(renameText(file, once, first, next)).toBe(renameText(file, text, original, next));
    }
  });
});

it.each([
  ['Müller & Söhne', 'mueller-soehne'],
  ['Straße 7', 'strasse-7'],
  ['Mu\u0308ller', 'mueller'],
  ['Étoile du Nord', 'etoile-du-nord'],
  ['R&D', 'r-d'],
])('the slug of %s is %s', (name, slug) => expect(namesOf(name).slug).toBe(slug));

it('leaves a name that is a word of the sources, and changes what is the product for sure', () => {
  const app = namesOf('App');
  const text = 'App is an app (`docker run app`), hello@app.example, app-app://x';
  expect(renameText('docs/x.md', text, app, next, (word) => word.toLowerCase() === 'app')).toBe(
    'App is an app (`docker run app`), hello@shelf-mark-pro.example, shelf-mark-pro://x',
  );
  expect(renameText('.gitignore', '.app-demo/\napp/\n', app, next, () => true)).toBe(
    '.shelf-mark-pro-demo/\napp/\n',
  );
});

it('keeps the names of what the template owns', () => {
  const template = namesOf(origin.name);
  const text = `${origin.package}, branch \`${origin.branch}\`, ${origin.file}, ${origin.name}s`;
  expect(renameText('docs/x.md', text, template, next)).toBe(text);
});
