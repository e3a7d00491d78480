import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import {
  type ApiDocument,
  callersOf,
  type Operation,
  type Parameter,
  type PlacedOperation,
} from '../api-document.ts';
import { CodeText } from '../code-text.tsx';
import { type DocumentName, operationAddress } from '../document-name.ts';
import { DocumentText } from '../document-text.tsx';
import { SchemaList } from '../schema/schema-list.tsx';
import { schemaTree } from '../schema/schema-tree.ts';
import { SchemaView } from '../schema/schema-view.tsx';
import { Answers } from './answers.tsx';
import { DetailSection } from './detail-section.tsx';
import { ExampleRequest } from './example-request.tsx';

const places = ['path', 'query', 'header', 'cookie'] as const;

interface OperationDetailsProps {
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

/** Who may call an operation, in one sentence. */
function CallersLine({ operation }: { operation: PlacedOperation }) {
  const { t } = useTranslation('api-documentation');
  const callers = callersOf(operation);
  if (!callers) return null;
  return (
    <p className="text-13 text-text-2">
      {typeof callers === 'string' ? (
        t(`callers.${callers}`)
      ) : (
        <>
          {t('callers.permitted')} <CodeText>{callers.join(', ')}</CodeText>
        </>
      )}
    </p>
  );
}

/** What an operation takes beside a body, by the place where it is sent. */
function Parameters({ document, parameters }: { document: ApiDocument; parameters: Parameter[] }) {
  const { t } = useTranslation('api-documentation');
  return places.map((place) => {
    const nodes = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required = false, description, schema = {} }) => {
        const node = schemaTree(document, schema);
        return { ...node, name, required, description: description ?? node.description };
      });
    if (nodes.length === 0) return null;
    return (
      <DetailSection key={place} title={t(`parameters.${place}`)}>
        <SchemaList nodes={nodes} marks="required" />
      </DetailSection>
    );
  });
}

interface RequestBodyProps {
  document: ApiDocument;
  body: NonNullable<Operation['requestBody']>;
}

/** What an operation takes as its body. */
function RequestBody({ document, body: { content = {}, required = false } }: RequestBodyProps) {
  const { t } = useTranslation('api-documentation');
  const { t: ui } = useTranslation('ui');
  return Object.entries(content).map(([type, { schema }]) => (
    <DetailSection
      key={type}
      title={t('body')}
      note={
        <>
          <CodeText>{type}</CodeText>
          {!required && ui('optional')}
        </>
      }
    >
      {schema && <SchemaView document={document} schema={schema} marks="required" />}
    </DetailSection>
  ));
}
