import { Fragment } from 'react';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Badge, type BadgeProps } from '../../../components/ui/badge.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { operationsOf } from '../api-document.ts';
import { CodeText } from '../code-text.tsx';
import { Disclosure } from '../disclosure.tsx';
import type { DocumentName } from '../document-name.ts';
import { asApiDocument, documentQuery } from '../document-queries.ts';
import { DocumentText } from '../document-text.tsx';
import type { OutlineOperation } from '../outline.ts';
import { useServerOrigin } from '../use-server-origin.ts';
import { OperationDetails } from './operation-details.tsx';
import { OperationSkeleton } from './operation-skeleton.tsx';

const tones: Readonly<Record<string, BadgeProps['tone']>> = { get: 'neutral', delete: 'danger' };

interface OperationRowProps {
  name: DocumentName;
  base: string;
  operation: OutlineOperation;
}

/** One operation: method, path and summary; opened in place, all that the document says of it. */
export function OperationRow({ name, base, operation }: OperationRowProps) {
  const { id, method, path, summary } = operation;
  return (
    <Disclosure
      id={id}
      summary={
        <h3 className="flex min-w-0 items-baseline gap-x-3 font-normal tracking-normal max-sm:flex-wrap">
          <span className="w-15 shrink-0">
            <MethodBadge method={method} />
          </span>
          <span className="sm:shrink-0 max-sm:min-w-0 max-sm:flex-1">
            <OperationPath base={base} path={path} />
          </span>
          {summary && (
            <DocumentText className="min-w-0 text-13 text-text-3 max-sm:w-full max-sm:pt-0.5 sm:truncate sm:group-open:whitespace-normal">
              {summary}
            </DocumentText>
          )}
        </h3>
      }
    >
      <OperationBody name={name} id={id} />
    </Disclosure>
  );
}

/** The method of an operation: what reads is quiet, what deletes is highlighted. */
function MethodBadge({ method }: { method: string }) {
  return (
    <span lang="en" className="font-mono">
      <Badge tone={tones[method] ?? 'accent'}>{method.toUpperCase()}</Badge>
    </span>
  );
}

/** A path from left to right, broken after its slashes where there is no room; parameters are highlighted. */
function OperationPath({ base, path }: { base: string; path: string }) {
  return (
    <CodeText className="font-medium text-13">
      <span className="font-normal text-text-3">{base}</span>
      {path.split(/(?<=\/)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part.split(/({[^}]+})/).map((piece) =>
            piece.startsWith('{') ? (
              <span key={piece} className="text-accent-text">
                {piece}
              </span>
            ) : (
              piece
            ),
          )}
        </Fragment>
      ))}
    </CodeText>
  );
}

/** What an opened operation shows, as soon as the whole document is there. */
function OperationBody({ name, id }: { name: DocumentName; id: string }) {
  const { api } = useApi();
  const origin = useServerOrigin();
  return (
    <PageQuery options={documentQuery(api, name)} skeleton={<OperationSkeleton />}>
      {(answer) => {
        const document = asApiDocument(answer);
        const operation = operationsOf(document).find(({ operationId }) => operationId === id);
        return operation && <OperationDetails {...{ name, document, operation, origin }} />;
      }}
    </PageQuery>
  );
}
