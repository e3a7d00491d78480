import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/services/api.ts';
import type { ApiDocument } from './api-document.ts';
import type { DocumentName } from './document-name.ts';
import { outlineOf } from './outline.ts';

/** A document changes with the server; whoever stays on the page keeps what it began with. */
const staleTime = Number.POSITIVE_INFINITY;

/** A whole document: what operations show once they are opened. */
export function documentQuery(api: Api, name: DocumentName) {
  return api.apiDocumentation[name].queryOptions({ staleTime });
}

/**
 * What the page shows of a document before anything is opened. The server reads the document for it and keeps the
 * outline alone, so that the page is a tenth as long; the browser keeps both.
 */
export function outlineQuery(api: Api, name: DocumentName) {
  return queryOptions({
    queryKey: ['api-outline', name],
    queryFn: async ({ client }) => {
      const onServer = typeof document === 'undefined';
      const read = onServer
        ? api.apiDocumentation[name].call(undefined)
        : client.ensureQueryData(documentQuery(api, name));
      return outlineOf(asApiDocument(await read));
    },
    staleTime,
  });
}

/** The contract says no more of a document than that it is an object. */
export function asApiDocument(answer: Record<string, unknown>): ApiDocument {
  return answer as unknown as ApiDocument;
}
