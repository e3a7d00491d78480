/**
 * Returns the path to show after a switch of the active organization: the same page, or on pages of one
 * organization that of the chosen one. From a record it is the list: the record is of the previous one.
 * @param id id of the chosen organization; null for none
 */
export function pageAfterSwitch(path: string, id: string | null): string {
  const [, area, section, record, tab] = path.split('/');
  if (record === undefined) return path;
  const list = `/${area}/${section}`;
  if (section !== 'organizations' || id === null) return list;
  return [list, id, ...(tab ? [tab] : [])].join('/');
}
