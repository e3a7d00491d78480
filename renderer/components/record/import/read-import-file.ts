import { detectEncoding, type Encoding } from './detect-encoding.ts';

/** Why a file cannot be read; key of its text below `import:faults`. */
export type FileProblem = 'empty' | 'tooLarge' | 'spreadsheet' | 'binary' | 'several';

export interface ImportFile {
  name: string;
  /** Bytes. */
  size: number;
  bytes: Uint8Array;
  text: string;
  encoding: Encoding;
  /** Whether the user has chosen the encoding. */
  isChosen?: boolean;
}

/**
 * Reads a file that somebody chose. One that is not text is reported at once, not as thousands of invalid lines.
 * @param most bytes that it may have
 */
export async function readImportFile(file: File, most: number): Promise<ImportFile | FileProblem> {
  if (file.size > most) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isSpreadsheet(bytes)) return 'spreadsheet';
  const encoding = detectEncoding(bytes);
  if (!encoding) return 'binary';
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.trim() === '') return 'empty';
  return { name: file.name, size: file.size, bytes, text, encoding };
}

/** Reads the file again in the encoding that the user has chosen. */
export function readAs(file: ImportFile, encoding: Encoding): ImportFile {
  return { ...file, text: new TextDecoder(encoding).decode(file.bytes), encoding, isChosen: true };
}

/** The signatures of .xlsx and .ods (archives) and of .xls. */
function isSpreadsheet(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return start === '504b0304' || start === 'd0cf11e0';
}
