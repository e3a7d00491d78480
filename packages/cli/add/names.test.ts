import { expect, it } from 'vitest';
import { formsOf, rename } from './names.ts';

it.each([
  ['isbn', 'ISBN'],
  ['vatRate', 'VAT rate'],
  ['shop-urls', 'shop URLs'],
  ['ids', 'IDs'],
  ['valid', 'valid'],
  ['ship', 'ship'],
])('%s is written as %s in texts', (name, text) => expect(formsOf(name).text).toBe(text));

it('writes the names of an entity in the form that a template has there', () => {
  const names = { singular: formsOf('invoice-entry'), plural: formsOf('invoice-entries') };
  const template =
    "export const newStockItem = stockItems['stock-items']; // stock_items of a stock item, Stock items";
  expect(rename(template, names)).toBe(
    "export const newInvoiceEntry = invoiceEntries['invoice-entries']; // invoice_entries of an invoice entry, Invoice entries",
  );
});

it.each([
  ['api-key', 'an API key'],
  ['id-card', 'an ID card'],
  ['html-page', 'an HTML page'],
  ['url', 'a URL'],
  ['pdf', 'a PDF'],
  ['user-group', 'a user group'],
  ['unit', 'a unit'],
  ['upload', 'an upload'],
  ['hero', 'a hero'],
])('the article of %s: %s', (name, phrase) => {
  expect(rename('a stock item', { singular: formsOf(name), plural: formsOf(`${name}s`) })).toBe(phrase);
});
