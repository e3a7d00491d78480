import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { origin } from '../../upgrade/origin.ts';
import { writeFiles } from '../template/archive.ts';
import type { AppRecord } from '../template/choices.ts';
import type { Template } from '../template/read-template.ts';
import { packTools } from './pack-tools.ts';
import { beginRepository } from './repository.ts';
import { runProgram } from './run-program.ts';

/** Says what is being done. */
export type Progress = (step: string) => void;

/**
 * Writes the template with the choices applied into an empty folder, and installs its packages. The folder becomes a
 * repository with one commit; what the choices changed is not committed yet.
 */
export async function writeApp(
  folder: string,
  template: Template,
  record: AppRecord,
  progress: Progress,
): Promise<void> {
  progress(`Writing ${template.files.length} files`);
  writeFiles(folder, template.files);
  await packTools(template.folder, folder);
  await beginRepository(folder);
  progress('Installing packages');
  await runProgram(folder, 'npm', ['install', '--prefer-offline', '--no-progress']);
  progress('Applying the choices');
  writeFileSync(join(folder, origin.file), `${JSON.stringify(record, null, 2)}\n`);
  await runProgram(folder, 'npm', ['exec', '--', origin.program, 'apply-choices'], (line) => {
    if (line.startsWith(stepMark)) progress(line.slice(stepMark.length));
  });
  progress('Removing packages that are not needed');
  await runProgram(folder, 'npm', ['install', '--prefer-offline', '--no-progress']);
}

/** With what apply-choices.ts begins lines that name its next step. */
const stepMark = 'step: ';
