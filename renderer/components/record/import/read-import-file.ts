/** Why a file cannot be read; key of its text below `import:faults`. */
export type FileProblem = 'empty' | 'tooLarge' | 'spreadsheet' | 'binary' | 'several';

export interface ImportFile {
  name: string;
  /** Bytes. */
  size: number;
  text: string;
  /** Encoding it was read in, where it is not UTF-8. */
  encoding?: string;
}

/**
 * Reads a file that somebody chose. One that is not text is reported at once, not as thousands of invalid lines.
 * @param most bytes that it may have
 */
export async function readImportFile(file: File, most: number): Promise<ImportFile | FileProblem> {
  if (file.size > most) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isSpreadsheet(bytes)) return 'spreadsheet';
  const { text, encoding } = decode(bytes);
  if (text.trim() === '') return 'empty';
  if (text.includes('\0')) return 'binary';
  return { name: file.name, size: file.size, text, ...(encoding && { encoding }) };
}

/** The signatures of .xlsx and .ods (archives) and of .xls. */
function isSpreadsheet(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return start === '504b0304' || start === 'd0cf11e0';
}

/** UTF-8 as a rule; UTF-16 where the file says so; else what spreadsheets on Windows write. */
function decode(bytes: Uint8Array): { text: string; encoding?: string } {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === '255 254') return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (mark === '254 255') return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
