import { Disclosure } from '../disclosure.tsx';
import type { DocumentName } from '../document-name.ts';
import { DocumentText } from '../document-text.tsx';
import type { OutlineOperation } from '../outline.ts';
import { MethodBadge } from './method-badge.tsx';
import { OperationBody } from './operation-body.tsx';
import { OperationPath } from './operation-path.tsx';

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
