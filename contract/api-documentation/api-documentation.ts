import * as z from 'zod/mini';
import { sessionOnly } from '../schemas/oc.ts';

/** An OpenAPI 3.1 document. */
export const openApiDocumentSchema = z.record(z.string(), z.unknown());

export const apiDocumentation = {
  /** The document of all that answers below /api. */
  read: sessionOnly
    .route({ method: 'GET', path: '/openapi', tags: ['API documentation'], summary: 'This document' })
    .output(openApiDocumentSchema),
};
