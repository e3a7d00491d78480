import { type IncomingMessage, type RequestOptions, request } from 'node:http';

/**
 * One GET by Node's plain client, which costs less time than fetch.
 * @returns the length of the body in bytes
 * @throws {Error} for any status but 200
 */
export function getOnce(address: URL, options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const take = (response: IncomingMessage) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${address.pathname} answered ${response.statusCode}`));
      });
    };
    request(address, options, take).on('error', reject).end();
  });
}
