import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/navigation/link.tsx';
import type { ApiDocument, Content, Operation } from '../api-document.ts';
import { CodeText } from '../code-text.tsx';
import { type DocumentName, operationAddress } from '../document-name.ts';
import { DocumentText } from '../document-text.tsx';
import { errorSchemaName, errorsId } from '../errors.ts';
import { referenceOf } from '../schema/resolve-schema.ts';
import { SchemaView } from '../schema/schema-view.tsx';
import { DetailSection } from './detail-section.tsx';

interface AnswersProps {
  name: DocumentName;
  document: ApiDocument;
  responses: NonNullable<Operation['responses']>;
}

/** What an operation answers, by status. The shape of errors is once on the page, and a link leads there. */
export function Answers({ name, document, responses }: AnswersProps) {
  const { t } = useTranslation('api-documentation');
  return Object.entries(responses).map(([status, { description, content = {} }]) => (
    <DetailSection
      key={status}
      title={status === 'default' ? t('answers.other') : t('answers.status', { status })}
      note={Object.keys(content).map((type) => <CodeText key={type}>{type}</CodeText>)}
    >
      {description && (
        <DocumentText as="p" className="max-w-[64ch] text-13 text-text-2">
          {description}
        </DocumentText>
      )}
      {isError(content) ? (
        <Link to={operationAddress(name, errorsId)} className="link py-1 text-13">
          {t('errors')}
        </Link>
      ) : (
        Object.entries(content).map(
          ([type, { schema }]) =>
            schema && <SchemaView key={type} document={document} schema={schema} marks="optional" />,
        )
      )}
    </DetailSection>
  ));
}

function isError(content: Content): boolean {
  return Object.values(content).some(({ schema = {} }) => referenceOf(schema) === errorSchemaName);
}
