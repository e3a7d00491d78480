import { runCommand } from './run-command.ts';

/** A program that checks something; it fails by its exit code. */
export interface Part {
  name: string;
  command: string;
  args: string[];
}

/**
 * Runs every part, also after one that fails: whoever mends one wants to know of the others.
 * @returns the names of those that failed
 */
export async function runParts(parts: Part[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, command, args } of parts) {
    console.log(`\n== ${name}`);
    // On Windows the programs of packages are scripts of its shell.
    const code = await runCommand(command, args, { shell: process.platform === 'win32' }).catch((error) => {
      console.error((error as Error).message);
      return 1;
    });
    if (code !== 0) failed.push(name);
  }
  return failed;
}
