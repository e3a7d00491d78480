/** A path as git takes it in the command of a merge driver: for its shell, and without the placeholders of git. */
export function quoteForDriver(path: string): string {
  return `'${path.replaceAll('\\', '/').replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
}
