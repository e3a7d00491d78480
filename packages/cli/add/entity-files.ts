import { join } from 'node:path';
import { languages } from '../contract-of-app.ts';
import { packageFolder } from '../package-folder.ts';
import { type Entity, entityParts } from './entity-parts.ts';
import { entityTexts, forLanguage, type Texts } from './entity-texts.ts';
import { fillTemplate } from './fill-template.ts';
import { formsOf, rename } from './names.ts';
import { readTemplates } from './read-templates.ts';

const folder = join(packageFolder, 'add/templates');

/** The files of a new entity by their paths, as the templates have them; the formatter puts them in order. */
export function entityFiles(entity: Entity): Map<string, string> {
  const parts = entityParts(entity);
  const { choices, scoped } = parts.conditions;
  const unwanted = [
    ...(choices ? [] : ['-choices.ts']),
    ...(scoped ? [] : ['organization-stock-items.test.ts', 'organization.spec.ts']),
  ];
  const wanted = [...readTemplates(folder)].filter(([path]) => !unwanted.some((end) => path.endsWith(end)));
  return new Map(
    wanted.flatMap(([path, template]) => {
      const text = rename(withIcon(template, entity.icon), entity.names);
      const file = rename(path, entity.names);
      const filled = fillTemplate(text, parts);
      if (!file.startsWith('locales/')) return [[file, filled] as const];
      const english: Texts = file.endsWith('-area.json')
        ? JSON.parse(filled)
        : entityTexts(filled, entity.fields);
      return languages.map((language) => {
        const texts = language === 'en' ? english : forLanguage(english, language);
        return [file.replace('locales/en/', `locales/${language}/`), writeJson(texts)] as const;
      });
    }),
  );
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
