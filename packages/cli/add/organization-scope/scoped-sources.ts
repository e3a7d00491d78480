import { join } from 'node:path';
import { applyHunks, splitHunks } from '../../apply-hunks.ts';
import { packageFolder } from '../../package-folder.ts';
import type { Entity } from '../entity-parts.ts';
import { type Field, labelOf } from '../field.ts';
import type { TemplateParts } from '../fill-template.ts';
import { kinds } from '../kinds.ts';
import { lines } from '../lines.ts';
import { readTemplates } from '../read-templates.ts';
import { newId } from '../reference-kind.ts';
import { scopedCode } from './scoped-code.ts';

/** The templates of an entity by their paths, and what they leave open. */
export interface Sources {
  templates: ReadonlyMap<string, string>;
  parts: TemplateParts;
}

/**
 * The same for an entity of organizations: a diff among the templates of this folder changes the one of its path, and
 * the others come besides.
 * @throws {Error} where a diff does not fit
 */
export function scopedSources(entity: Entity, { templates, parts }: Sources): Sources {
  const scoped = new Map(templates);
  for (const [path, text] of readTemplates(join(packageFolder, 'add/organization-scope/templates'))) {
    const changed = path.replace(/\.diff$/, '');
    scoped.set(changed, changed === path ? text : changedBy(text, changed, templates.get(changed) ?? ''));
  }
  const texts = Object.entries({ ...parts.texts, ...scopedTexts(entity, parts.texts) });
  return {
    templates: scoped,
    parts: {
      conditions: { ...parts.conditions, typed: entity.fields.every(isTyped) },
      texts: Object.fromEntries(texts.map(([name, code]) => [name, scopedCode(code)])),
    },
  };
}

function changedBy(diff: string, path: string, template: string): string {
  try {
    return applyHunks(template, splitHunks(diff.trimEnd().split('\n')));
  } catch (error) {
    throw new Error(`a diff does not fit the template ${path}: ${(error as Error).message}`);
  }
}

/** What only the templates of this folder leave open. */
function scopedTexts(
  { names, fields }: Entity,
  { sortIndexes = '' }: TemplateParts['texts'],
): Record<string, string> {
  const unique = fields.filter(({ isUnique }) => isUnique);
  const references = fields.filter(({ target }) => target);
  return {
    scopedSortIndexes: sortIndexes
      .replaceAll(`index('${names.plural.snake}_`, `scopeIndex('${names.plural.snake}_scope_`)
      .replaceAll("').on(", "', table, "),
    freshValues: lines(unique, ({ property, kind }) => `['${property}', () => ${kinds[kind].test.fresh}],`),
    typedValues: lines(
      fields.filter((field) => field.isRequired && isText(field)),
      (field) => {
        const { [field.property]: value } = kinds[field.kind].test.posted(field);
        return `await page.getByLabel('${labelOf(field)}', { exact: true }).fill(${value});`;
      },
    ),
    offered: lines(references, (field) => {
      const found = field.target?.isUser ? '[expect.stringContaining(person.email)]' : '[]';
      return `expect(await offered('${labelOf(field)}')).toEqual(${found});`;
    }),
    foreignValues: lines(references, (field) => {
      const id = newId(field, '{ server: () => server, admin: () => other }');
      return `['${field.property}', async () => ${id.replace('idOf(admin)', 'idOf(other)')}],`;
    }),
  };
}

/** Whether a browser test can fill it in by typing, if it has to. */
function isTyped(field: Field): boolean {
  return !field.isRequired || isText(field) || field.kind === 'choice' || field.kind === 'boolean';
}

function isText({ kind }: Field): boolean {
  return ['text', 'longtext', 'link', 'email', 'number'].includes(kind);
}
