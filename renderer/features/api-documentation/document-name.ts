/** The documents that the server has, as the address names them; the first one is shown where it names none. */
export const documentNames = ['product', 'authentication'] as const;

export type DocumentName = (typeof documentNames)[number];

export function documentNameOf(search: URLSearchParams): DocumentName {
  return documentNames.find((name) => name === search.get('document')) ?? documentNames[0];
}

/** Where a document is served. */
export function documentAddress(name: DocumentName): string {
  return `/api/openapi/${name}`;
}

/** The address of one operation on the page, or of another of its rows. */
export function operationAddress(name: DocumentName, id: string): string {
  const search = name === documentNames[0] ? '' : `?document=${name}`;
  return `/manager/api-documentation${search}#${id}`;
}
