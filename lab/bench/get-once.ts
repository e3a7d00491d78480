import { type IncomingMessage, type RequestOptions, request } from 'node:http';

/**
 * One GET by Node's plain client, which costs less time than fetch.
 * @returns the body, as it was encoded
 * @throws {Error} for any status but 200
 */
export function getOnce(address: URL, options: RequestOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const take = (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${address.pathname} answered ${response.statusCode}`));
      });
    };
    request(address, options, take).on('error', reject).end();
  });
}
