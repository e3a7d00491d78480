import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { type ApiDocument, basePath, type PlacedOperation } from '../api-document.ts';
import { codeScale } from '../code-text.tsx';
import { DetailSection } from './detail-section.tsx';
import { exampleValue } from './example-value.ts';

interface ExampleRequestProps {
  document: ApiDocument;
  operation: PlacedOperation;
  origin: string;
}

/** The operation as a command to copy; what is longer than its line scrolls inside. */
export function ExampleRequest({ document, operation, origin }: ExampleRequestProps) {
  const { t } = useTranslation('api-documentation');
  const command = exampleCurl(document, operation, origin);
  return (
    <DetailSection title={t('example')} action={<CopyButton text={command} label={t('copyExample')} />}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus alone
        tabIndex={0}
        aria-label={t('exampleOf', { operation: operation.operationId })}
        dir="ltr"
        className="overflow-x-auto rounded-8 bg-sunken px-4 py-3"
      >
        <pre translate="no" className={`w-max font-mono text-12 text-text-2 ${codeScale}`}>
          {command}
        </pre>
      </section>
    </DetailSection>
  );
}

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
