/** The Content-Disposition with which a browser keeps a file under its name, which is of plain letters here. */
export function attachment({ name }: File): string {
  return `attachment; filename="${name}"`;
}
