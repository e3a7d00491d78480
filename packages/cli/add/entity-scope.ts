import { StartupError } from '../../../server/config/startup-error.ts';
import type { Project } from './features.ts';
import type { Field } from './field.ts';

const scopes = ['installation', 'organization'] as const;

/** To whom the records of an entity belong: all to the installation, or each to an organization or to a user. */
export type EntityScope = (typeof scopes)[number] | 'owner';

/** @throws {StartupError} for what `--scope` cannot be */
export function readScope(given: string | undefined): EntityScope {
  const scope = scopes.find((known) => known === (given ?? 'installation'));
  if (!scope) throw new StartupError(`'${given}' is no scope of records. There are: ${scopes.join(', ')}.`);
  return scope;
}

const readers = ['admins', 'users', 'owner'] as const;

/**
 * Reads who reads the records of an entity: admins alone, all signed-in users, or each user the own ones.
 * @throws {StartupError} for what `--for` cannot be
 */
export function readReaders(given: readonly string[] | undefined, scope: EntityScope): Audience {
  const [name = 'admins', another] = given ?? [];
  const reader = readers.find((known) => known === name);
  if (!reader) throw new StartupError(`'${name}' read no records. There are: ${readers.join(', ')}.`);
  if (another !== undefined) {
    throw new StartupError(`Records are for one of ${readers.join(', ')}: give --for once.`);
  }
  if (given !== undefined && scope === 'organization') {
    throw new StartupError(
      'Records of organizations are read by their members: leave out --for, or --scope organization.',
    );
  }
  return { scope: reader === 'owner' ? 'owner' : scope, isForUsers: reader === 'users' };
}

/** Whether all users may read the records of a feature which is there, by its grants. */
export function isForUsers({ files, read }: Project, feature: string): boolean {
  const facts = `contract/features/${feature}.ts`;
  return files.includes(facts) && /\buser: \{ \w+: \[[^\]]*'read'/.test(read(facts));
}

/** That of a feature which is there, by its table. */
export function scopeOf({ files, read }: Project, feature: string): EntityScope {
  const table = `server/database/schema/${feature}.ts`;
  const [, kind] = (files.includes(table) && /\b(tenant|owned)Table\(/.exec(read(table))) || [];
  if (kind === undefined) return 'installation';
  return kind === 'owned' ? 'owner' : 'organization';
}

interface Audience {
  scope: EntityScope;
  isForUsers: boolean;
}

const holders = { installation: 'the installation', organization: 'organizations', owner: 'single users' };
const optionFor = { installation: '', organization: '--scope organization', owner: '--for owner' };

/**
 * Records of organizations refer to users and to one another: who reads those of the installation is no member, and an
 * organization is deleted with all that it has. Records of a user refer to others of that user and to what all users read.
 * Records for all users show no name of one that is for admins.
 * @throws {StartupError} for a reference to what others may read
 */
export function checkScope(
  { scope, ...audience }: Audience,
  fields: readonly Field[],
  project: Project,
): void {
  const isOwned = scope === 'owner';
  const readable = isOwned
    ? 'entities made with --for users or --for owner'
    : 'users, and to entities made with --for users';
  const errors = fields.flatMap(({ name, property, target }) => {
    if (isOwned && property === 'ownerId')
      return `${name}: 'ownerId' is the user to whom a record belongs. Choose another name.`;
    if (!target) return [];
    if (target.isUser)
      return isOwned ? `${name}: users may not list one another. This entity can refer to ${readable}.` : [];
    const { kind, feature } = target;
    const other = scopeOf(project, feature);
    if (other !== scope && !(isOwned && other === 'installation')) {
      return scope === 'organization'
        ? `${name}: '${kind}' belongs to ${holders[other]}, and this entity to organizations. It can refer to users, and to entities of organizations.`
        : `${name}: '${kind}' belongs to ${holders[other]}. Only another entity of ${holders[other]} can refer to it: ${optionFor[other]}.`;
    }
    const isRead = other !== 'installation' || isForUsers(project, feature);
    return (isOwned || audience.isForUsers) && !isRead
      ? `${name}: '${kind}' is for admins, and this entity for all users. It can refer to ${readable}.`
      : [];
  });
  if (errors.length > 0) throw new StartupError(errors.join('\n'));
}
