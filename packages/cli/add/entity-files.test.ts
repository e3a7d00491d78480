import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { entityFiles } from './entity-files.ts';
import { formsOf } from './names.ts';
import { parseFields } from './parse-fields.ts';

const targets = [
  { kind: 'user', key: 'users', feature: 'users', isUser: true },
  { kind: 'tool', key: 'tools', feature: 'tools', isUser: false },
];

/** One of each kind, required and not. */
const given = [
  ...['name:text!', 'serial:text!unique', 'team:text', 'about:longtext!', 'note:longtext', 'weight:number!'],
  ...[
    'stock:number,unique',
    'price:money!',
    'deposit:money(KES)',
    'due:date!',
    'bought:date',
    'begins:time!',
  ],
  ...[
    'until:time',
    'lent:boolean',
    'size:choice(s|m)!',
    'state:choice(new|worn)',
    'page:link!',
    'manual:link',
  ],
  ...['contact:email!', 'copy:email', 'borrower:user!', 'keeper:user', 'part:tool!', 'spare:tool'],
];

function filesOf(fields: readonly string[], isScoped = false): Map<string, string> {
  const names = { singular: formsOf('spare-part'), plural: formsOf('spare-parts') };
  return entityFiles({ names, fields: parseFields(fields, { targets, isScoped }), key: 's', isScoped });
}

describe.each([
  ['of every kind of field', given, false],
  ['of one field', ['name:text!'], false],
  ['of organizations, of every kind of field', given, true],
  ['of organizations, of one field', ['name:text!'], true],
] as const)('an entity %s', (_, fields, isScoped) => {
  const files = filesOf(fields, isScoped);
  const sources = [...files].filter(([path]) => /\.tsx?$/.test(path));

  it.each(sources)('is a source: %s', (path, text) => {
    expect(parseSync(path, text).errors).toEqual([]);
    expect(text).not.toMatch(/\/\*[:a-z]|stock.?item|\[object|undefined\./i);
  });

  it('has texts in every language', () => {
    for (const language of languages) {
      const texts = JSON.parse(files.get(`locales/${language}/spare-parts.json`) ?? '');
      expect(Object.keys(texts.form.theirs)).toHaveLength(fields.length === 1 ? 1 : given.length);
    }
  });
});

it('has the icon that is asked for, under a name that no other import has', () => {
  const names = { singular: formsOf('spare-part'), plural: formsOf('spare-parts') };
  const files = entityFiles({
    names,
    fields: parseFields(['name:text!'], { targets }),
    key: 's',
    icon: 'plus',
    isScoped: false,
  });
  const feature = files.get('renderer/features/spare-parts/feature.ts');
  expect(feature).toContain("import PlusIcon from 'lucide-react/icons/plus';");
  expect(feature).toContain('icon: PlusIcon,');
  expect([...files.values()].filter((text) => /\bBox\b|icons\/box/.test(text))).toEqual([]);
});

it('has the plural forms of each language', () => {
  const forms = Object.keys(
    JSON.parse(filesOf(['name:text!']).get('locales/ar/spare-parts.json') ?? '').deleted,
  );
  expect(forms.filter((form) => form.startsWith('several_'))).toHaveLength(6);
});

it('calls fields by their names', () => {
  const texts = JSON.parse(
    filesOf(['name:text!', 'purchasedOn:date']).get('locales/en/spare-parts.json') ?? '',
  );
  expect(texts.form).toMatchObject({
    purchasedOn: 'Purchased on',
    theirs: { purchasedOn: 'Their purchased date' },
  });
  expect(texts.new).toBe('New spare part');
});
