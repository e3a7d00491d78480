/** Encodings that a file can be read in, as TextDecoder calls them, in the order of the choice. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1256',
  'windows-1251',
  'koi8-r',
  'x-mac-cyrillic',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1257',
  'windows-874',
  'windows-1258',
  'gb18030',
  'big5',
  'shift-jis',
  'euc-jp',
  'euc-kr',
] as const;

export type Encoding = (typeof encodings)[number];

export function isEncoding(name: string): name is Encoding {
  return (encodings as readonly string[]).includes(name);
}
