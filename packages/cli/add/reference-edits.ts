import { extendList } from './extend-list.ts';
import { type AddedField, type Edit, withoutComma } from './field-edits.ts';
import * as write from './field-lines.ts';
import { neededImports } from './needed-imports.ts';

/** Further edits for a reference: the name in answers. */
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
  ]);
}
