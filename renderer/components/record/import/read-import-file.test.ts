import { describe, expect, it } from 'vitest';
import type { Encoding } from './detect-encoding.ts';
import { readAs, readImportFile } from './read-import-file.ts';

const most = 1000;
const read = (file: File) => readImportFile(file, most);

const fileOf = (...parts: BlobPart[]) => new File(parts, 'invoices.csv');
const csv = 'café,git.example/café';

/** A text in an encoding of one or two bytes for each character. */
function bytesIn(encoding: Encoding, text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const sequences = new Map<string, number[]>();
  const add = (bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if (!sequences.has(letter)) sequences.set(letter, bytes);
  };
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  for (const byte of all) add([byte]);
  for (const first of all.slice(0x81)) for (const second of all.slice(0x40)) add([first, second]);
  return Uint8Array.from([...text].flatMap((letter) => sequences.get(letter) ?? []));
}

it('reads UTF-8, with and without its mark', async () => {
  const plain = await read(fileOf(csv));
  expect(plain).toMatchObject({ name: 'invoices.csv', size: 23, text: csv, encoding: 'utf-8' });
  expect(await read(fileOf('\ufeff', csv))).toMatchObject({ text: csv, encoding: 'utf-8' });
});

it('reads UTF-16 by its mark', async () => {
  const wide = new Uint8Array(Uint16Array.from(`\ufeff${csv}`, (letter) => letter.charCodeAt(0)).buffer);
  expect(await read(fileOf(wide))).toMatchObject({ text: csv, encoding: 'utf-16le' });
});

it.each<[Encoding, string]>([
  ['utf-16le', csv],
  ['utf-16be', csv],
  ['utf-16le', 'ĀĀĀ,git.example/ā'],
  ['utf-16le', '项目,git.example/a,一个一个一个一个一个一个一个一个一个一个'],
  ['utf-16be', '项目,一\n一,一\n'],
])('reads UTF-16 without its mark: %s, %s', async (encoding, text) => {
  const wide = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) {
    wide.setUint16(index * 2, text.charCodeAt(index), encoding === 'utf-16le');
  }
  expect(await read(fileOf(wide))).toMatchObject({ text, encoding });
});

describe('what spreadsheets write in other encodings is recognized', () => {
  it.each<[Encoding, string]>([
    ['windows-1252', csv],
    ['windows-1252', 'Étagère,git.example/a,L’année dernière à Besançon'],
    ['windows-1252', 'Größe,git.example/a,für Bücher'],
    ['windows-1252', 'Plain,git.example/a,L’'],
    ['macintosh', csv],
    ['macintosh', 'Étagère,git.example/a,L’année dernière à Besançon'],
    ['windows-1250', 'Łódź,git.example/a,książka i źródło'],
    ['windows-1250', 'Příliš,git.example/a,žluťoučký kůň'],
    ['windows-1251', 'Проект,git.example/a,Учёт книг в библиотеке'],
    ['windows-1251', 'СКЛАД,git.example/a'],
    ['windows-1251', 'ЖУРНАЛ,git.example/a'],
    ['windows-1253', 'Βιβλιοθήκη,git.example/a,το έργο της ομάδας'],
    ['windows-1254', 'Işık,git.example/a,doğru yazılım şirketi'],
    ['windows-1255', 'ספרייה,git.example/a,פרויקט חדש'],
    ['windows-1256', 'مكتبة,git.example/a,مشروع جديد للفريق، في المدينة'],
    ['windows-1256', 'دار,git.example/a'],
    ['windows-1257', 'Žąsis,git.example/a,ėjo į mišką'],
    ['windows-874', 'โครงการ,git.example/a,คลังโค้ดของทีม'],
    ['shift-jis', 'プロジェクト,git.example/a,図書館の蔵書を管理する'],
    ['shift-jis', '管理,git.example/a'],
    ['euc-jp', 'プロジェクト,git.example/a,図書館の蔵書を管理する'],
    ['gb18030', '图书馆,git.example/a,管理藏书的项目'],
    ['gb18030', '中国,git.example/a'],
    ['big5', '圖書館,git.example/a,管理藏書的專案'],
    ['euc-kr', '도서관,git.example/a,책을 관리하는 프로젝트'],
  ])('%s: %s', async (encoding, text) => {
    expect(await read(fileOf(bytesIn(encoding, text)))).toMatchObject({ text, encoding });
  });
});

it('a file of UTF-8 with a bad byte stays UTF-8, with a sign in its place', async () => {
  const file = fileOf(
    'Étagère,git.example/a\nCaf',
    Uint8Array.of(0xe9),
    ',git.example/b\nMüller,git.example/c',
  );
  expect(await read(file)).toMatchObject({
    encoding: 'utf-8',
    text: 'Étagère,git.example/a\nCaf\ufffd,git.example/b\nMüller,git.example/c',
  });
});

it('is read again in the encoding that the user chooses', async () => {
  const file = await read(fileOf(bytesIn('windows-1256', csv.replaceAll('café', 'دار'))));
  if (typeof file === 'string') throw new Error(file);
  expect(readAs(file, 'windows-1251')).toMatchObject({ text: 'ПЗС,git.example/ПЗС', isChosen: true });
  expect(readAs(readAs(file, 'windows-1251'), 'windows-1256').text).toBe('دار,git.example/دار');
});

it.each([
  ['empty', fileOf(' \r\n')],
  ['spreadsheet', fileOf('PK\u0003\u0004rest of an .xlsx')],
  ['spreadsheet', fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))],
  ['binary', fileOf('a\0b')],
  [
    'binary',
    fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48)),
  ],
  ['tooLarge', fileOf('x'.repeat(most + 1))],
])('refuses what is %s', async (fieldError, file) => {
  expect(await read(file)).toBe(fieldError);
});
