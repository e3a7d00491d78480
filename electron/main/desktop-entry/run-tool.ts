import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a tool of the system and resolves with what it writes; rejects when it fails, is missing, or takes too long. */
export async function runTool(tool: string, args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(tool, args, { env: environment, timeout: 10_000 });
  return stdout.trim();
}
