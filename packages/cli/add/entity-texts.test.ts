import { expect, it } from 'vitest';
import { entityTexts } from './entity-texts.ts';
import { formsOf } from './names.ts';
import { parseFields } from './parse-fields.ts';

const names = { singular: formsOf('vat-rate'), plural: formsOf('vat-rates') };
const textsOf = (...given: string[]) => entityTexts(names, parseFields(given, { targets: [] }));

it.each([
  ['publishedOn:date', 'Published on'],
  ['isbn:text', 'ISBN'],
  ['shopUrl:link', 'Shop URL'],
  ['serialNumber:text', 'Serial number'],
])('the label of %s is English', (given, label) => {
  expect(textsOf(given)).toMatchObject({ form: { [given.split(':')[0] ?? '']: label } });
});

it('names the entity, its fields and their choices, and leaves all else to what all entities say', () => {
  expect(textsOf('name:text!', 'size:choice(small|very-large)')).toEqual({
    new: 'New VAT rate',
    empty: 'VAT rates you add appear here.',
    form: { editTitle: 'Edit VAT rate', create: 'Add VAT rate', name: 'Name', size: 'Size' },
    choices: { size: { small: 'Small', 'very-large': 'Very large' } },
  });
});
