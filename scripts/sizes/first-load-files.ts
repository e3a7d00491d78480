/** What Vite writes of each file of a build, by the module that it begins with. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * The JavaScript files that some modules of a build need before they run, each once.
 * @throws {Error} when a module begins no file: it has been renamed, or moved into another one's
 */
export function firstLoadFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const names = new Set(modules);
  const files: string[] = [];
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no file for ${name}`);
    files.push(chunk.file);
    for (const imported of chunk.imports ?? []) names.add(imported);
  }
  return files;
}
