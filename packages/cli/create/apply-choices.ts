/**
 * Applies the choices of latchkey.json to the template in this folder, a repository in which everything is committed.
 * `npm create` runs it with the Node and the compiler that the template brings.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { program } from '../package-folder.ts';
import { origin } from '../upgrade/origin.ts';
import { applyAccent } from './apply/apply-accent.ts';
import { applyProviders } from './apply/apply-providers.ts';
import { applyLanguages } from './apply/languages/apply-languages.ts';
import { commitAll, runScript } from './apply/project.ts';
import { writeOwnFiles } from './apply/write-own-files.ts';
import type { AppRecord } from './template/choices.ts';

const record = JSON.parse(readFileSync(origin.file, 'utf8')) as AppRecord;
const { names, choices } = record;

/** cli/write-app.ts shows these lines. */
const step = (text: string) => console.log(`step: ${text}`);

// What npm has written.
commitAll();
for (const part of choices.without) {
  step(`Leaving out ${part}`);
  runScript(program, 'remove', part, '--skip-checks');
  commitAll();
}
const present = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory());
step(`Languages: ${choices.languages.join(', ')}`);
applyLanguages(
  present.map((entry) => entry.name),
  choices.languages,
);
commitAll();
if (choices.providers) applyProviders(choices.providers);
if (choices.accent !== null) {
  step(`Colouring it ${choices.accent}`);
  applyAccent(choices.accent);
}
step(`Naming it ${names.name}`);
writeOwnFiles(record);
commitAll();
const { name, ...others } = names;
runScript(
  program,
  'rename',
  name,
  ...Object.entries(others).flatMap(([option, value]) => [`--${option}`, value]),
);
runScript('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.');
