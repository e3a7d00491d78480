import { join } from 'node:path';
import { languages } from '../contract-of-app.ts';
import { packageFolder } from '../package-folder.ts';
import { type Entity, entityParts } from './entity-parts.ts';
import { entityTexts } from './entity-texts.ts';
import { fillTemplate } from './fill-template.ts';
import { capitalize, formsOf, rename } from './names.ts';
import { readTemplates } from './read-templates.ts';

const folder = join(packageFolder, 'add/templates');

/** The files of a new entity by their paths, as the templates have them; the formatter puts them in order. */
export function entityFiles(entity: Entity): Map<string, string> {
  const { names, fields, icon } = entity;
  const parts = entityParts(entity);
  const { scoped } = parts.conditions;
  const sources = [...readTemplates(folder)]
    .filter(([path]) => scoped || !path.endsWith('organization-stock-items.test.ts'))
    .map(([path, template]): [string, string] => [
      rename(path, names),
      fillTemplate(rename(withIcon(template, icon), names), parts),
    ]);
  const texts = languages.flatMap((language): [string, string][] => {
    const path = `locales/${language}/${names.plural.kebab}`;
    return [
      [`${path}.json`, writeJson(entityTexts(names, fields))],
      [`${path}-area.json`, writeJson({ title: capitalize(names.plural.text) })],
    ];
  });
  return new Map([...sources, ...texts]);
}

/** The templates have a box; names of other icons may be in use in the same file. */
function withIcon(text: string, icon: string | undefined): string {
  if (icon === undefined) return text;
  const name = `${formsOf(icon).pascal}Icon`;
  return text
    .replaceAll("'lucide-react/icons/box'", `'lucide-react/icons/${icon}'`)
    .replaceAll(/\bBox\b/g, name);
}

export function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
