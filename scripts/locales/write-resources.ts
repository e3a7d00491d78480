/** Part of an upgrade: writes the list of the namespaces of texts from the files of the first language. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resourcesText } from './resources-text.ts';

const file = 'locales/resources.d.ts';
if (existsSync(file)) {
  const namespaces = readdirSync('locales/en').map((name) => name.replace(/\.json$/, ''));
  writeFileSync(file, resourcesText(readFileSync(file, 'utf8'), namespaces));
}
