/**
 * Where one is after choosing another organization: on the same page, of that organization where it is about one. The
 * page of a record leads to its list, as the record is one of the organization before.
 * @param id of what was chosen; null for none
 */
export function pageAfterSwitch(path: string, id: string | null): string {
  const [, area, section, record, tab] = path.split('/');
  if (record === undefined) return path;
  const list = `/${area}/${section}`;
  if (section !== 'organizations' || id === null) return list;
  return [list, id, ...(tab ? [tab] : [])].join('/');
}
