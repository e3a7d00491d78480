import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Takes the variables of ./.env, if there is one; those of the real environment win. */
export function loadDotEnv(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
