import { data, type LoaderFunctionArgs } from 'react-router';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { documentNameOf } from './document-name.ts';
import { documentQuery, outlineQuery } from './document-queries.ts';

/** What the page knows from its loader. */
export interface DocumentationOrigin {
  /** Of the server, for examples. */
  origin: string;
}

/** The outline of the document that the address names; where no script runs, also what the opened operation shows. */
export async function loadDocumentation(
  services: Services,
  { request }: LoaderFunctionArgs,
): Promise<DocumentationOrigin> {
  const { apiDocumentation } = await services.init.load();
  // Everybody in this area may read the documents, unless API_DOCUMENTATION is off: then there is none.
  if (!apiDocumentation) throw data(null, { status: 404 });
  const { searchParams, origin } = new URL(request.url);
  const name = documentNameOf(searchParams);
  await loadQuery(services, (api) => outlineQuery(api, name));
  if (searchParams.has('open')) await loadQuery(services, (api) => documentQuery(api, name));
  return { origin };
}
