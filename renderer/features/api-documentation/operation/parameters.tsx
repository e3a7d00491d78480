import { useTranslation } from 'react-i18next';
import type { ApiDocument, Parameter } from '../api-document.ts';
import { SchemaList } from '../schema/schema-list.tsx';
import { schemaTree } from '../schema/schema-tree.ts';
import { DetailSection } from './detail-section.tsx';

const places = ['path', 'query', 'header', 'cookie'] as const;

/** What an operation takes beside a body, by the place where it is sent. */
export function Parameters({ document, parameters }: { document: ApiDocument; parameters: Parameter[] }) {
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
