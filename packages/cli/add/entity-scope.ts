import { StartupError } from '../../../server/config/startup-error.ts';
import type { Project } from './features.ts';
import type { Field } from './field.ts';

const scopes = ['installation', 'organization'] as const;

/** Whether the records of an entity belong to organizations, or all to the installation. */
export type EntityScope = (typeof scopes)[number];

/** @throws {StartupError} for what `--scope` cannot be */
export function readScope(given: string | undefined): EntityScope {
  const scope = scopes.find((known) => known === (given ?? 'installation'));
  if (!scope) throw new StartupError(`'${given}' is no scope of records. There are: ${scopes.join(', ')}.`);
  return scope;
}

/** That of a feature which is there, by its table. */
export function scopeOf({ files, read }: Project, feature: string): EntityScope {
  const table = `server/database/schema/${feature}.ts`;
  return files.includes(table) && /\btenantTable\(/.test(read(table)) ? 'organization' : 'installation';
}

/**
 * Records of organizations refer to users and to one another: who reads those of the installation is no member, and an
 * organization is deleted with all that it has.
 * @throws {StartupError} for a reference to what is of another scope
 */
export function checkScope(scope: EntityScope, fields: readonly Field[], project: Project): void {
  const errors = fields.flatMap(({ name, target }) => {
    if (!target || target.isUser || scopeOf(project, target.feature) === scope) return [];
    return scope === 'organization'
      ? `${name}: '${target.kind}' belongs to the installation, and this entity to organizations. It can refer to users, and to entities of organizations.`
      : `${name}: '${target.kind}' belongs to organizations. Only another entity of organizations can refer to it: --scope organization.`;
  });
  if (errors.length > 0) throw new StartupError(errors.join('\n'));
}
