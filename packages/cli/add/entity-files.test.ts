import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { entityFiles } from './entity-files.ts';
import { formsOf } from './names.ts';
import { parseFields } from './parse-fields.ts';

const targets = [
  { kind: 'user', key: 'users', feature: 'users', isUser: true, named: 'name' },
  { kind: 'tool', key: 'tools', feature: 'tools', isUser: false, named: 'name' },
  { kind: 'loan', key: 'loans', feature: 'loans', isUser: false, named: 'title' },
];

/** One of each kind, required and not. */
const given = [
  ...['name:text!', 'serial:text!unique', 'team:text', 'about:longtext!', 'note:longtext', 'weight:number!'],
  ...['stock:number,unique', 'price:money!', 'deposit:money(KES)', 'due:date!', 'bought:date'],
  ...['begins:time!', 'until:time', 'lent:boolean', 'size:choice(s|m)!', 'state:choice(new|worn)'],
  ...['page:link!', 'manual:link', 'contact:email!', 'copy:email', 'plans:file'],
  ...['borrower:user!', 'keeper:user', 'part:tool!', 'spare:tool'],
];

const names = { singular: formsOf('spare-part'), plural: formsOf('spare-parts') };

function filesOf(fields: readonly string[], isScoped = false, icon?: string): Map<string, string> {
  const parsed = parseFields(fields, { targets, isScoped });
  return entityFiles({ names, fields: parsed, key: 's', icon, isScoped, isForUsers: !isScoped });
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
      expect(Object.keys(texts.form)).toHaveLength(2 + fields.length);
    }
  });
});

it('has the icon that is asked for, under a name that no other import has', () => {
  const files = filesOf(['name:text!'], false, 'plus');
  const definition = files.get('renderer/features/spare-parts/spare-part-entity.ts');
  expect(definition).toContain("import PlusIcon from 'lucide-react/icons/plus';");
  expect(definition).toContain('icon: PlusIcon,');
  expect([...files.values()].filter((text) => /\bBox\b|icons\/box/.test(text))).toEqual([]);
});

it('sorts by each listed field that has an order, and filters by four fields', () => {
  const file = (path: string) => filesOf(given).get(path)?.replaceAll(/\s+/g, ' ');
  const contract = file('contract/spare-parts/spare-parts.ts');
  const facts = file('contract/spare-parts/spare-part-facts.ts');
  const sorted = ['serial', 'team', 'weight', 'stock'].map((field) => `${field}: 'ascending',`);
  expect(facts).toContain(`sorts: { updated: 'descending', name: 'ascending', ${sorted.join(' ')} }`);
  expect(facts).toContain("filtered: ['due', 'bought', 'lent', 'size']");
  expect(contract).toContain("...dayFilter('due'), ...dayFilter('bought'), lent: booleanFilter,");
  expect(facts).toContain("names: ['borrower', 'keeper', 'part', 'spare']");
  expect(contract).toContain('size: choiceFilter(sparePartSizeChoices), }');
  const table = file('server/database/schema/spare-parts.ts');
  expect(table).toContain("sortSerial: sortText('serial')");
  expect(table).toContain("index('spare_parts_team_index').on(table.sortTeam, table.id)");
  expect(table).toContain("check('spare_parts_size_check', isOneOf(table.size, sparePartSizeChoices))");
});

it('shows what it refers to by the field that that is called by', () => {
  const files = filesOf(['name:text!', 'loan:loan']);
  expect(files.get('server/spare-parts/feature.ts')).toContain('referredName(table.loanId, loans.title)');
  expect(files.get('renderer/features/spare-parts/spare-part-entity.ts')).toContain("nameField: 'title'");
});

it('keeps what a required reference names from being deleted, users too; others become empty', () => {
  const column = (reference: string, onDelete: string) => `${reference}, { onDelete: '${onDelete}' })`;
  for (const [isScoped, kept] of [
    [false, 'restrict'],
    [true, 'no action'],
  ] as const) {
    const table = filesOf(given, isScoped).get('server/database/schema/spare-parts.ts');
    expect(table).toContain(`${column("text('borrower_id').references(() => users.id", kept)}.notNull(),`);
    expect(table).toContain(`${column("uuid('part_id').references(() => tools.id", kept)}.notNull(),`);
    expect(table).toContain(`${column("text('keeper_id').references(() => users.id", 'set null')},`);
  }
});

it('stores money in two columns, and sorts by both', () => {
  const table = filesOf(['name:text!', 'price:money!', 'fee:money(KES)']).get(
    'server/database/schema/spare-parts.ts',
  );
  for (const code of [
    "'price.amount': bigint('price_amount', { mode: 'number' }).notNull(),",
    "'fee.currency': text('fee_currency', { enum: sparePartFeeCurrencies }),",
    "isMoney(table['fee.amount'], table['fee.currency'], sparePartFeeCurrencies)",
    "sortFee: sortMoney('fee')",
    "index('spare_parts_fee_index').on(table.sortFee, table.id)",
  ])
    expect(table).toContain(code);
});

it('has no filter whose name is that of another, and none by users where all users read', () => {
  const contract = filesOf(['name:text!', 'due:date', 'dueTo:date', 'keeper:user']).get(
    'contract/spare-parts/spare-parts.ts',
  );
  expect(contract).toContain("...dayFilter('dueTo')");
  expect(contract).not.toMatch(/dayFilter\('due'\)|keeperId: /);
});
