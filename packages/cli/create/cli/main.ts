/** `npm create latchkey`, and `npm run create` in a clone. */
import { relative, resolve } from 'node:path';
import { origin } from '../../upgrade/origin.ts';
import type { AppRecord } from '../template/choices.ts';
import { readTemplate, type Template } from '../template/read-template.ts';
import { createLog, type Log } from './log.ts';
import { accentNote, choicesOf, makeRecord, stillKnown } from './make-record.ts';
import { readGiven, usage } from './options.ts';
import { askForRest, Cancelled } from './questions.ts';
import { Refusal } from './refusal.ts';
import { readRecord, replaceFiles } from './replace-files.ts';
import { finishRepository, hasIdentity } from './repository.ts';
import { isInstalled, isStopped, showOutput, stoppable } from './run-program.ts';
import { makeFolder, requireEmpty } from './target-folder.ts';
import { writeApp } from './write-app.ts';

const args = process.argv.slice(2);

try {
  await create();
} catch (error) {
  if (!isStopped() && !(error instanceof Cancelled)) console.error(messageOf(error));
  process.exitCode = isStopped() ? 130 : 1;
}

/** What the system refuses, such as a full disk, is no defect of ours, whose stack trace would help. */
function messageOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error instanceof Refusal || 'syscall' in error ? error.message : error;
}

async function create(): Promise<void> {
  const template = await readTemplate();
  if (args.includes('--help')) return console.log(usage);
  if (args.includes('--version')) return console.log(template.options.version);
  const given = readGiven(args, template.options);
  if (given.choices && given.into) return upgrade(template, given.choices, resolve(given.into));
  const isAsking = !given.yes && !process.env.CI && process.stdin.isTTY && process.stdout.isTTY;
  if (given.folder) requireEmpty(resolve(given.folder));
  else if (!isAsking) throw new Refusal(usage);
  if (given.verbose) showOutput();
  const log = createLog(isAsking && !given.verbose);
  log.begin(template.options.version);
  const { folder: path = '', ...chosen } = isAsking ? await askForRest(given, template.options) : given;
  const folder = resolve(path);
  const record = makeRecord(chosen, folder, template.options);
  if (given.dryRun) return console.log(JSON.stringify(record, null, 2));
  requirePrograms();
  const note = record.choices.accent && accentNote(record.choices.accent);
  if (note) log.note(note);
  await stoppable(() => makeApp(folder, template, record, log));
  if (!hasIdentity(folder))
    log.note('git does not know you yet: the first commit names nobody as its author.');
  log.end(
    `${record.names.name} is ready. Next:\n\n  cd ${quoted(relative('', folder) || '.')}\n  npm run dev\n`,
  );
}

/** All or nothing: what was written is deleted again where something fails, or the command is stopped. */
async function makeApp(folder: string, template: Template, record: AppRecord, log: Log): Promise<void> {
  const takeBack = makeFolder(folder);
  try {
    await writeApp(folder, template, record, log.step);
    log.step('Committing');
    await finishRepository(folder, origin.firstCommit, origin.branch);
    log.done();
  } catch (error) {
    takeBack();
    log.fail(`${isStopped() ? 'Stopped' : 'It failed'}. What was written to ${folder} is deleted again.`);
    throw error;
  }
}

async function upgrade(template: Template, choices: string, folder: string): Promise<void> {
  requirePrograms();
  const { names, choices: chosen } = readRecord(choices);
  const known = stillKnown(chosen, template.options);
  for (const note of known.notes) console.error(note);
  const record = {
    version: template.options.version,
    names,
    choices: choicesOf(known.choices, template.options),
  };
  await stoppable(() => replaceFiles(folder, template, record, chosen.without, createLog(false).step));
}

/** As a shell takes it. */
function quoted(path: string): string {
  return /^[\p{L}\p{N}_./\\-]+$/u.test(path) ? path : `'${path}'`;
}

function requirePrograms(): void {
  const missing = ['git', 'npm'].filter((program) => !isInstalled(program));
  if (missing.length > 0)
    throw new Refusal(`${missing.join(' and ')} must be installed: nothing was written.`);
}
