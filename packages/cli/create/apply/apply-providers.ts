import { readFileSync, writeFileSync } from 'node:fs';
import { providersIn, withoutProviders } from '../template/provider-variables.ts';

const example = '.env.example';

/**
 * Leaves the variables of these providers in .env.example, and puts them into .env, which git does not know, to be
 * filled in. What is not prepared stays possible: docs/environment.md has all variables.
 */
export function applyProviders(wanted: readonly string[]): void {
  const text = readFileSync(example, 'utf8');
  const left = withoutProviders(
    text,
    providersIn(text).filter((provider) => !wanted.includes(provider)),
  );
  if (left !== text) writeFileSync(example, left);
  const [, section] = /^# --- Social sign-in[^\n]*\n([\s\S]*)/m.exec(left) ?? [];
  if (section) writeFileSync('.env', `${heading}\n${section}`);
}

const heading =
  '# Sign-in by a provider: each is offered once its variables have values (docs/environment.md). All others: .env.example';
