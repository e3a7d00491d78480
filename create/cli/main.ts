/** `npm create latchkey`, and `npm run create` in a clone. */
import { relative, resolve } from 'node:path';
import { origin } from '#scripts/upgrade/origin.ts';
import { readTemplate, type Template } from '../template/read-template.ts';
import { choicesOf, makeRecord } from './make-record.ts';
import { readGiven, usage } from './options.ts';
import { Refusal } from './refusal.ts';
import { readRecord, replaceFiles } from './replace-files.ts';
import { finishRepository, hasIdentity } from './repository.ts';
import { endPrograms, isInstalled } from './run-program.ts';
import { makeFolder, requireEmpty } from './target-folder.ts';
import { writeApp } from './write-app.ts';

const args = process.argv.slice(2);

try {
  await create();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}

async function create(): Promise<void> {
  const template = await readTemplate(import.meta.dirname);
  if (args.includes('--help')) return console.log(usage);
  if (args.includes('--version')) return console.log(template.options.version);
  const given = readGiven(args, template.options);
  if (given.choices && given.into) return upgrade(template, given.choices, resolve(given.into));
  if (!given.folder) throw new Refusal(usage);
  const folder = resolve(given.folder);
  requireEmpty(folder);
  const record = makeRecord(given, folder, template.options);
  if (given.dryRun) return console.log(JSON.stringify(record, null, 2));
  requirePrograms();
  const takeBack = makeFolder(folder);
  const stop = async () => {
    await endPrograms();
    takeBack();
    console.error(`\nStopped. What was written to ${folder} is deleted again.`);
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await writeApp(folder, template, record, (step) => console.log(`${step} …`));
    await finishRepository(folder, 'Begin from the template', origin.branch);
  } catch (error) {
    takeBack();
    console.error(`What was written to ${folder} is deleted again.`);
    throw error;
  }
  if (!hasIdentity(folder)) {
    console.log('git does not know you yet: the first commit has no author of yours.');
  }
  const path = relative('', folder) || '.';
  console.log(`\n${record.names.name} is ready. Next:\n\n  cd ${path}\n  npm run dev\n`);
}

async function upgrade(template: Template, choices: string, folder: string): Promise<void> {
  requirePrograms();
  const { names, choices: chosen } = readRecord(choices);
  const record = { version: template.options.version, names, choices: choicesOf(chosen, template.options) };
  await replaceFiles(folder, template, record, (step) => console.log(`${step} …`));
}

function requirePrograms(): void {
  const missing = ['git', 'npm'].filter((program) => !isInstalled(program));
  if (missing.length > 0)
    throw new Refusal(`${missing.join(' and ')} must be installed: nothing was written.`);
}
