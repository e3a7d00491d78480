import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Takes an entry out of a list of which program opens what (mimeapps.list), which no tool of xdg-utils does. */
export function dropAssociation(file: string, type: string, entryName: string): void {
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const lines = before.split('\n').flatMap((line) => {
    if (!line.startsWith(`${type}=`)) return [line];
    const names = line
      .slice(type.length + 1)
      .split(';')
      .filter((name) => name !== '' && name !== entryName);
    return names.length > 0 ? [`${type}=${names.join(';')};`] : [];
  });
  const after = lines.join('\n');
  if (after === before) return;
  if (/^\s*(?:\[[^\]]*\]\s*)*$/.test(after)) rmSync(file);
  else {
    writeFileSync(`${file}.new`, after);
    renameSync(`${file}.new`, file);
  }
}
