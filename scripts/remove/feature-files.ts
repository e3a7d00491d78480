/** True for a path, from the root of the project, that belongs to a feature alone: docs/add-an-entity.md says what is where. */
export function isOwnFile(feature: string, path: string): boolean {
  const folders = [
    `contract/${feature}/`,
    `server/${feature}/`,
    `renderer/features/${feature}/`,
    `tests/web/${feature}/`,
  ];
  const files = [
    `contract/features/${feature}.ts`,
    `server/database/schema/${feature}.ts`,
    `tests/features/${feature}.ts`,
    `tests/lab/bench/lists/${feature}.ts`,
    `tests/lab/screenshots/${feature}-screens.ts`,
  ];
  if (folders.some((folder) => path.startsWith(folder)) || files.includes(path)) return true;
  const [folder, , file, ...deeper] = path.split('/');
  return (
    folder === 'locales' &&
    deeper.length === 0 &&
    namespacesOf(feature).includes(file?.replace(/\.json$/, '') ?? '')
  );
}

/** The namespaces of a feature's texts. */
export function namespacesOf(feature: string): string[] {
  return [feature, `${feature}-area`];
}
