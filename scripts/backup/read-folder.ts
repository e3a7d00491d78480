import { StartupError } from '#server/config/startup-error.ts';

/**
 * The one argument of a command.
 * @param meaning what happens with the folder, for who gave none
 */
export function readFolder(command: string, meaning: string): string {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder && !folder.startsWith('-') && rest.length === 0) return folder;
  throw new StartupError(`Usage: npm run ${command} -- FOLDER\nFOLDER: ${meaning}`);
}
