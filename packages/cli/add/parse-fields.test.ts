import { describe, expect, it } from 'vitest';
import { parseFields } from './parse-fields.ts';

const targets = [
  { kind: 'user', key: 'users', feature: 'users', isUser: true, named: 'name' },
  { kind: 'purchase-order', key: 'purchaseOrders', feature: 'purchase-orders', isUser: false, named: 'name' },
];
const parse = (...given: string[]) => parseFields(given, { targets });

it.each([
  ['name:text!', { name: 'name', kind: 'text', isRequired: true, isUnique: false }],
  ['serial:text!unique', { name: 'serial', isRequired: true, isUnique: true }],
  ['serial:text,unique', { isRequired: false, isUnique: true }],
  ['price:money', { kind: 'money', choices: ['EUR', 'USD'] }],
  ['price:money(KES)!', { kind: 'money', choices: ['KES'], isRequired: true }],
  ['plans:file', { kind: 'file', isRequired: false }],
  ['size:choice(small|very-large)', { kind: 'choice', choices: ['small', 'very-large'] }],
  ['borrower:user', { kind: 'reference', property: 'borrowerId', target: targets[0] }],
  ['order1:purchase-order!', { kind: 'reference', property: 'order1Id', isRequired: true }],
])('reads %s', (given, field) => expect(parse(given)).toMatchObject([field]));

describe('refuses', () => {
  it.each([
    ['name', "'name' is no field"],
    ['price:gold', "'gold' of price is no kind of field, and no entity. There are: text, longtext"],
    ['Price:money', "'Price' is no name of a field"],
    ['purchased-on:date', "'purchased-on' is no name of a field"],
    ['order:text', "'order' is a reserved word"],
    ['class:text', "'class' is a reserved word"],
    ['toString:text', 'or a property of every object'],
    ['hasOwnProperty:boolean', 'or a property of every object'],
    ['size:choice(draft|2nd-review)', 'each a small letter, then letters'],
    ['createdAt:time', "Every record has 'createdAt' already"],
    ['name:longtext!', 'The name of a record is a text'],
    ['note:longtext!unique', 'note cannot be unique: only fields of these kinds can: text, email, number'],
    ['plans:file!', 'plans: no record needs to have files'],
    ['plans:file,unique', 'plans cannot be unique'],
    ['size:choice', 'size needs two choices at least'],
    ['size:choice(one)', 'size needs two choices at least'],
    ["size:choice(a|b')", 'size needs two choices at least'],
    ['size:choice(a|a)', 'size has the same choice twice'],
    ['price:money(euro)', 'price needs currencies of three letters'],
    ['due:date(now)', 'only choice and money take what is in brackets'],
    ['serial:text!uniqe', "'serial:text!uniqe' is no field"],
  ])('%s', (given, message) => expect(() => parse(given)).toThrow(message));

  it('two fields alike, also by their columns', () => {
    expect(() => parse('due:date', 'due:time')).toThrow("Two fields are named 'due'");
    expect(() => parse('borrower:user', 'borrowerId:text')).toThrow("Two fields are named 'borrowerId'");
    expect(() => parse('fee:money', 'feeAmount:number')).toThrow("Two fields are named 'feeAmount'");
  });

  it('all that is wrong at once', () => {
    expect(() => parse('a:gold', 'Bad:text')).toThrow(/gold(?:.|\n)*Bad/);
  });
});
