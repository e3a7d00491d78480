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

const readers = ['admins', 'users'] as const;

/**
 * Reads whether all signed-in users read the records of an entity, or admins alone.
 * @throws {StartupError} for what `--for` cannot be
 */
export function readReaders(given: string | undefined, scope: EntityScope): { isForUsers: boolean } {
  const reader = readers.find((known) => known === (given ?? 'admins'));
  if (!reader) throw new StartupError(`'${given}' read no records. There are: ${readers.join(', ')}.`);
  if (given !== undefined && scope === 'organization') {
    throw new StartupError(
      'Records of organizations are read by their members: leave out --for, or --scope organization.',
    );
  }
  return { isForUsers: reader === 'users' };
}

/** Whether all users may read the records of a feature which is there, by its grants. */
export function isForUsers({ files, read }: Project, feature: string): boolean {
  const facts = `contract/features/${feature}.ts`;
  return files.includes(facts) && /\buser: \{ \w+: \[[^\]]*'read'/.test(read(facts));
}

/** That of a feature which is there, by its table. */
export function scopeOf({ files, read }: Project, feature: string): EntityScope {
  const table = `server/database/schema/${feature}.ts`;
  return files.includes(table) && /\btenantTable\(/.test(read(table)) ? 'organization' : 'installation';
}

interface Audience {
  scope: EntityScope;
  isForUsers: boolean;
}

/**
 * Records of organizations refer to users and to one another: who reads those of the installation is no member, and an
 * organization is deleted with all that it has. Records for all users show no name of one that is for admins.
 * @throws {StartupError} for a reference to what others may read
 */
export function checkScope(
  { scope, ...audience }: Audience,
  fields: readonly Field[],
  project: Project,
): void {
  const errors = fields.flatMap(({ name, target }) => {
    if (!target || target.isUser) return [];
    if (scopeOf(project, target.feature) !== scope) {
      return scope === 'organization'
        ? `${name}: '${target.kind}' belongs to the installation, and this entity to organizations. It can refer to users, and to entities of organizations.`
        : `${name}: '${target.kind}' belongs to organizations. Only another entity of organizations can refer to it: --scope organization.`;
    }
    return audience.isForUsers && !isForUsers(project, target.feature)
      ? `${name}: '${target.kind}' is for admins, and this entity for all users. It can refer to users, and to entities made with --for users.`
      : [];
  });
  if (errors.length > 0) throw new StartupError(errors.join('\n'));
}
