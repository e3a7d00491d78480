/** `npm run api:documents`: writes the OpenAPI documents that the server serves, after a change of the contract. */
import { writeFile } from 'node:fs/promises';
import { describeAuthentication } from './api-documents/describe-authentication.ts';
import { describeProduct } from './api-documents/describe-product.ts';

const folder = new URL('../server/api-documentation/', import.meta.url);
await write('product.json', await describeProduct());
await write('authentication.json', await describeAuthentication());

async function write(name: string, document: object): Promise<void> {
  await writeFile(new URL(name, folder), `${JSON.stringify(document, null, 2)}\n`);
  console.log(`${name} written`);
}
process.exit(0);
