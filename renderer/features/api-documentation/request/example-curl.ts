import { type ApiDocument, basePath, type PlacedOperation } from '../api-document.ts';
import { exampleValue } from './example-value.ts';

/**
 * An operation as a command for a shell: the least that it takes. The session is kept in a file; what changes something
 * tells where it comes from, or the server rejects it.
 * @param origin of the server
 */
export function exampleCurl(document: ApiDocument, operation: PlacedOperation, origin: string): string {
  const { method, path, parameters = [], requestBody } = operation;
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${plain(exampleValue(document, schema ?? {}, name))}`)
    .join('&');
  const address = origin + basePath(document) + path.replace(/{(.+?)}/g, '<$1>') + (query && `?${query}`);
  const verb = method.toUpperCase();
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(verb);
  const schema = requestBody?.content?.['application/json']?.schema;
  const body = schema && JSON.stringify(exampleValue(document, schema), null, 2).replaceAll('\n', '\n  ');
  return [
    `curl ${verb === 'GET' ? '' : `--request ${verb} `}${quote(address)}`,
    '--cookie cookies.txt --cookie-jar cookies.txt',
    isWrite && `--header ${quote(`Origin: ${origin}`)}`,
    body !== undefined && `--header ${quote('Content-Type: application/json')}`,
    body !== undefined && `--data ${quote(body)}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

/** A text as one word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
