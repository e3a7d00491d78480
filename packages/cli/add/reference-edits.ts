import { type Node, parseSource } from '../../../scripts/parse-source.ts';
import { extendCollection, extendList } from './extend-list.ts';
import { type AddedField, type Edit, withoutComma } from './field-edits.ts';
import * as write from './field-lines.ts';
import { neededImports } from './needed-imports.ts';
import { findNodes } from './syntax-tree.ts';

/** Whether answers of an entity hold the names of what its records refer to. @param text of its records */
export function answersNames(text: string): boolean {
  return /\bwithReferredNames\b/.test(text);
}

/** Whether its forms offer records before anything is typed. @param text of its feature in the renderer */
export function offersReferences(text: string): boolean {
  return /\bloadReferences\b/.test(text);
}

/** What else a reference changes: the name in answers, and what forms offer before anything is typed. */
export function referenceEdits(added: AddedField): Map<string, Edit> {
  const { field, names } = added;
  const { singular, plural } = names;
  return new Map<string, Edit>([
    [
      `contract/${plural.kebab}/${plural.kebab}.ts`,
      (path, text) =>
        extendList(path, text, {
          imports: '',
          list: `${singular.camel}Schema`,
          entry: `/** Name of what ${field.property} refers to. */\n${field.name}: z.nullable(z.string())`,
          before: 'createdAt: z.iso.datetime()',
        }),
    ],
    [
      `server/${plural.kebab}/${singular.kebab}-records.ts`,
      (path, text) => {
        const entry = withoutComma(write.referredNameLine(field, names));
        const imports = neededImports('server/stock-items/stock-item-records.ts', added, entry, text);
        return extendList(path, text, { imports, list: 'names', entry });
      },
    ],
    [`renderer/features/${plural.kebab}/feature.ts`, (path, text) => addToLoader(path, text, added)],
  ]);
}

function addToLoader(path: string, text: string, { field }: AddedField): string {
  const first = `firstReferences(api.${field.target?.key})`;
  if (text.includes(first)) return text;
  const [loader] = findNodes(
    parseSource(path, text).body,
    ({ type, id }) => type === 'FunctionDeclaration' && (id as Node).name === 'loadReferences',
  );
  const [list] = findNodes(loader, ({ type }) => type === 'ArrayExpression');
  return list ? extendCollection(text, list, `loadQuery(services, (api) => ${first})`) : text;
}
