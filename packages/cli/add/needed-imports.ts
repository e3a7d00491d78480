import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import { choicesName, type Field, tableFileOf } from './field.ts';
import { type EntityNames, rename } from './names.ts';

/**
 * What a source has to import for added code: the templates import all that any field needs.
 * @param template of the source, below templates/
 * @param text the source as it is
 */
export function neededImports(
  template: string,
  { field, names }: { field: Field; names: EntityNames },
  code: string,
  text: string,
): string {
  const given = rename(readFileSync(join(packageFolder, 'add/templates', template), 'utf8'), names)
    .replaceAll('/*: choiceNames */', choicesName(field, names))
    .replaceAll('/*: referredTables */', field.target?.key ?? '')
    .replaceAll(
      '/*: schemaImports */',
      field.target ? `import { ${field.target.key} } from '${tableFileOf(field.target)}';` : '',
    );
  return [...given.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)';/gm)]
    .flatMap(([, type = '', list = '', from = '']) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && has(code, name) && !imports(text, name))
        .map((name) => `import ${type}{ ${name} } from '${from}';`),
    )
    .join('\n');
}

function has(code: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code);
}

function imports(text: string, name: string): boolean {
  return new RegExp(`^import [^;]*\\b${name}\\b[^;]* from `, 'm').test(text);
}
