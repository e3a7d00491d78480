import { expect, it } from 'vitest';
import { readImportFile } from './read-import-file.ts';

const most = 1000;
const read = (file: File) => readImportFile(file, most);

const fileOf = (...parts: BlobPart[]) => new File(parts, 'invoices.csv');
const csv = 'café,git.example/café';

it('reads UTF-8, with and without its mark', async () => {
  const plain = await read(fileOf(csv));
  expect(plain).toEqual({ name: 'invoices.csv', size: 23, text: csv });
  expect(await read(fileOf('\ufeff', csv))).toMatchObject({ text: csv });
});

it('reads what spreadsheets on Windows write, and says so', async () => {
  const western = Uint8Array.from(csv, (letter) => letter.charCodeAt(0));
  expect(await read(fileOf(western))).toMatchObject({ text: csv, encoding: 'Windows-1252' });
  const wide = new Uint8Array(Uint16Array.from(`\ufeff${csv}`, (letter) => letter.charCodeAt(0)).buffer);
  expect(await read(fileOf(wide))).toMatchObject({ text: csv, encoding: 'UTF-16' });
});

it.each([
  ['empty', fileOf(' \r\n')],
  ['spreadsheet', fileOf('PK\u0003\u0004rest of an .xlsx')],
  ['spreadsheet', fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))],
  ['binary', fileOf('a\0b')],
  ['tooLarge', fileOf('x'.repeat(most + 1))],
])('refuses what is %s', async (fieldError, file) => {
  expect(await read(file)).toBe(fieldError);
});
