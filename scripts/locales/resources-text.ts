/**
 * Takes out of locales/resources.d.ts the namespaces that are no more, and adds those that are new; all other lines stay
 * as they are.
 */
export function resourcesText(text: string, namespaces: readonly string[]): string {
  const imports = /^import type (\w+) from '\.\/en\/([\w-]+)\.json';\n/gm;
  const names = new Map(
    [...text.matchAll(imports)].map(([, name = '', namespace = '']) => [namespace, name]),
  );
  const sorted = [...namespaces].sort();
  const nameOf = (namespace: string) => names.get(namespace) ?? camelCase(namespace);
  const importLines = sorted.map(
    (namespace) => `import type ${nameOf(namespace)} from './en/${namespace}.json';\n`,
  );
  const rest = text.replaceAll(imports, '').trimStart();
  const property = /^ {2}'?([\w-]+)'?: typeof \w+;\n/gm;
  const had = [...rest.matchAll(property)].map(([, namespace = '']) => namespace);
  const kept = rest.replaceAll(property, (line, namespace) => (namespaces.includes(namespace) ? line : ''));
  const added = sorted
    .filter((namespace) => !had.includes(namespace))
    .map((namespace) => {
      const key = namespace.includes('-') ? `'${namespace}'` : namespace;
      return `  ${key}: typeof ${nameOf(namespace)};\n`;
    });
  return `${importLines.join('')}\n${kept.replace(/^\}$/m, `${added.join('')}}`)}`;
}

/** 'sign-in' becomes 'signIn'; a word of the language, such as `import`, needs another name, which the file has. */
function camelCase(namespace: string): string {
  return namespace.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
