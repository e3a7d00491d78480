import { expect, it } from 'vitest';
import { formsOf, pluralOf, rename } from './names.ts';

it.each([
  ['tool', 'tools'],
  ['entry', 'entries'],
  ['day', 'days'],
  ['box', 'boxes'],
  ['address', 'addresses'],
  ['branch', 'branches'],
])('the plural of %s is %s', (one, several) => expect(pluralOf(one)).toBe(several));

it('writes the names of an entity in the form that a template has there', () => {
  const names = { singular: formsOf('invoice-entry'), plural: formsOf('invoice-entries') };
  const template =
    "export const newStockItem = stockItems['stock-items']; // stock_items of a stock item, Stock items";
  expect(rename(template, names)).toBe(
    "export const newInvoiceEntry = invoiceEntries['invoice-entries']; // invoice_entries of an invoice entry, Invoice entries",
  );
});
