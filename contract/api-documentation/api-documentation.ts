import * as z from 'zod/mini';
import { oc } from '../schemas/oc.ts';

/** An OpenAPI 3.1 document. */
export const openApiDocumentSchema = z.record(z.string(), z.unknown());

const tags = ['API documentation'];

/** The document of the operations below /api. */
export const readProductApi = oc
  .route({ method: 'GET', path: '/openapi/product', tags, summary: 'This document' })
  .output(openApiDocumentSchema);

/** The document of the endpoints below /api/auth. */
export const readAuthenticationApi = oc
  .route({
    method: 'GET',
    path: '/openapi/authentication',
    tags,
    summary: 'The document of the authentication',
  })
  .output(openApiDocumentSchema);
