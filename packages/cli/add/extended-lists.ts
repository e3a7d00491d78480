import { extendList } from './extend-list.ts';
import type { EntityNames } from './names.ts';

/** The sources that list features, with what an entity adds to each. */
export function extendLists(
  { plural: { camel, kebab } }: EntityNames,
  read: (path: string) => string,
): Map<string, string> {
  const extensions = {
    'contract/features/features.ts': {
      imports: `import { ${camel} } from './${kebab}.ts';`,
      list: 'features',
      entry: camel === kebab ? camel : `'${kebab}': ${camel}`,
    },
    'contract/api/contract.ts': {
      imports: `import { ${camel} } from '../${kebab}/${kebab}.ts';`,
      list: 'contract',
      entry: camel,
    },
    'server/app/features.ts': {
      imports: `import { ${camel} } from '../${kebab}/feature.ts';`,
      list: 'ownFeatures',
      entry: camel,
    },
    'renderer/app/features.ts': {
      imports: `import { ${camel} } from '../features/${kebab}/feature.ts';`,
      list: 'plugged',
      entry: camel,
      // Navigation and palette show what the product is for before who uses it.
      before: 'users',
    },
    'locales/resources.d.ts': {
      imports: `import type ${camel} from './en/${kebab}.json';
import type ${camel}Area from './en/${kebab}-area.json';`,
      list: 'Resources',
      entry: `${camel === kebab ? camel : `'${kebab}'`}: typeof ${camel};\n'${kebab}-area': typeof ${camel}Area`,
    },
  };
  const changed = Object.entries(extensions).map(([path, extension]): [string, string] => [
    path,
    extendList(path, read(path), extension),
  ]);
  const tables = 'server/database/schema/index.ts';
  return new Map([...changed, [tables, `${read(tables)}export { ${camel} } from './${kebab}.ts';\n`]]);
}
