import { useTranslation } from 'react-i18next';
import type { ApiDocument, Operation } from '../api-document.ts';
import { CodeText } from '../code-text.tsx';
import { SchemaView } from '../schema/schema-view.tsx';
import { DetailSection } from './detail-section.tsx';

interface RequestBodyProps {
  document: ApiDocument;
  body: NonNullable<Operation['requestBody']>;
}

/** What an operation takes as its body. */
export function RequestBody({ document, body: { content = {}, required = false } }: RequestBodyProps) {
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
