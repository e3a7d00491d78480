import type { AnyContractRouter, OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod/mini';
import { listOperations, type Operation } from '#contract/api/list-operations.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { changedRecordSchema } from '#contract/schemas/changed-record.ts';
import { callingByKey } from '../api-keys/describe-keys.ts';
import type { Auth } from '../auth/configured-auth.ts';
import { contractHeaders, namesContract } from './contract-header.ts';
import { describeAuthentication } from './describe-authentication.ts';
import { errorAnswer, errorSchema } from './error-answers.ts';
import type { Schema } from './schema-parts.ts';
import { everyone, securityOf, securitySchemes, sessionsOnly } from './security.ts';

/** What the document describes. */
export interface DescribedApi {
  contract: AnyContractRouter;
  /** Lists and files of records, which are no operations. */
  downloads: Readonly<Record<string, AnyContractRouter>>;
  /** Operations that answer with a file, with the schema of its content. */
  files: Readonly<Record<string, AnyContractRouter>>;
  /** better-auth, of which the document only lists the endpoints. */
  auth: Auth;
}

/** Way to call the operations from a program. */
const calling = `A request acts for a session: signing in sets a cookie, and each request sends it back. Browsers also
say where a request comes from; any other program names this server in the header \`Origin\`, or the answer to a change
is 403. With curl, which keeps the cookie in a file:

\`\`\`sh
curl --header "Origin: $ORIGIN" --json '{"email":"you@example.com","type":"sign-in"}' \\
  "$ORIGIN/api/auth/email-otp/send-verification-otp"
curl --header "Origin: $ORIGIN" --json '{"email":"you@example.com","otp":"123456"}' \\
  --cookie-jar cookies.txt "$ORIGIN/api/auth/sign-in/email-otp"
curl --cookie cookies.txt "$ORIGIN/api/init"
\`\`\``;

/** The OpenAPI document of all that answers below /api: the operations of the contract, and signing in. */
export async function describeApi({
  contract,
  downloads,
  files,
  auth,
}: DescribedApi): Promise<OpenAPI.Document> {
  const operations = listOperations(contract);
  const downloadOperations = listOperations(downloads);
  const tablesAsFiles = tableFiles(downloadOperations);
  const securityById = securities([...operations, ...downloadOperations]);
  const converter = new ZodToJsonSchemaConverter();
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] });
  const options = {
    info: {
      title: `${appFacts().product.name} API`,
      version: '1',
      description: `Records, users and accounts of ${appFacts().product.name}. Times are ISO 8601 in UTC.\n\n${[callingByKey, calling].join('\n\n')}`,
    },
    servers: [{ url: '/api' }],
    security: sessionsOnly,
  };
  const changed = changedRecords(operations).map(
    (schema) => converter.convert(schema, { strategy: 'output' })[1] as Schema,
  );
  const [document, fileDocument, authentication] = await Promise.all([
    generator.generate(contract, options),
    generator.generate({ ...downloads, ...files }, options),
    describeAuthentication(auth),
  ]);
  const paths = { ...document.paths, ...fileDocument.paths };
  for (const [path, item] of Object.entries(paths)) {
    for (const operation of Object.values(item ?? {}) as OpenAPI.OperationObject[]) {
      const table = tablesAsFiles.get(path);
      const answers = table ? { 200: table } : operation.responses;
      operation.responses = namesContract({ ...answers, default: errorAnswer });
      operation.security = securityById.get(operation.operationId) ?? sessionsOnly;
    }
  }
  const schemas = { ...authentication.schemas, Error: errorSchema(...changed) };
  return {
    ...document,
    paths: { ...paths, ...authentication.paths },
    components: { schemas, headers: contractHeaders, securitySchemes: securitySchemes() },
  };
}

/** The files of the downloads, by path. */
function tableFiles(downloads: readonly Operation[]): Map<string, OpenAPI.ResponseObject> {
  return new Map(
    downloads.map(({ path, meta }): [string, OpenAPI.ResponseObject] => {
      const { mediaTypes = ['text/csv'] } = meta;
      const content = mediaTypes.map((type) => [
        type,
        { schema: type === 'text/csv' ? { type: 'string' } : {} },
      ]);
      return [
        path,
        { description: 'The file, sent while it is read.', content: Object.fromEntries(content) },
      ];
    }),
  );
}

/** The security of each operation, by id. */
function securities(
  operations: readonly Operation[],
): ReadonlyMap<string | undefined, OpenAPI.SecurityRequirementObject[]> {
  return new Map([
    ...operations.map(({ id, meta }) => [id, securityOf(meta)] as const),
    // Answers without a session, and is no public operation: it names the caller.
    ['init', everyone],
  ]);
}

/** Data of the error RECORD_CHANGED: an operation that wants to see a version answers with the record as it is now. */
function changedRecords(operations: readonly Operation[]) {
  return operations.flatMap(({ input, output }) => {
    const wantsVersion = input instanceof z.ZodMiniObject && 'expectedUpdatedAt' in input.shape;
    return wantsVersion && output instanceof z.ZodMiniObject ? [changedRecordSchema(output)] : [];
  });
}
