import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import type { ApiDocument, PlacedOperation } from '../api-document.ts';
import { CodeText } from '../code-text.tsx';
import { type DocumentName, operationAddress } from '../document-name.ts';
import { DocumentText } from '../document-text.tsx';
import { Answers } from './answers.tsx';
import { CallersLine } from './callers-line.tsx';
import { ExampleRequest } from './example-request.tsx';
import { Parameters } from './parameters.tsx';
import { RequestBody } from './request-body.tsx';

export interface OperationDetailsProps {
  name: DocumentName;
  document: ApiDocument;
  operation: PlacedOperation;
  /** Of the server. */
  origin: string;
}

/** All that the document says of one operation, and how to call it. */
export function OperationDetails({ name, document, operation, origin }: OperationDetailsProps) {
  const { t } = useTranslation('api-documentation');
  const { operationId, description, parameters = [], requestBody, responses = {} } = operation;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <p className="flex min-h-7 items-center gap-1 text-12 text-text-3">
          <CodeText>{operationId}</CodeText>
          <CopyButton
            text={origin + operationAddress(name, operationId)}
            label={t('copyLink', { operation: operationId })}
          />
        </p>
        {description && (
          <DocumentText as="p" className="max-w-[64ch] text-13 text-text-2">
            {description}
          </DocumentText>
        )}
        <CallersLine operation={operation} />
      </div>
      <Parameters document={document} parameters={parameters} />
      {requestBody && <RequestBody document={document} body={requestBody} />}
      <ExampleRequest {...{ document, operation, origin }} />
      <Answers name={name} document={document} responses={responses} />
    </div>
  );
}
