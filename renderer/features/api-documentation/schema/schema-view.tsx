import type { ApiDocument, Schema } from '../api-document.ts';
import { SchemaList } from './schema-list.tsx';
import { schemaTree } from './schema-tree.ts';

interface SchemaViewProps {
  document: ApiDocument;
  schema: Schema;
  marks: 'required' | 'optional';
}

/** A body: its fields, or what it is where it has none. */
export function SchemaView({ document, schema, marks }: SchemaViewProps) {
  const node = schemaTree(document, schema);
  const isPlain = node.types.join() === 'object' && node.children.length > 0 && !node.description;
  return <SchemaList nodes={isPlain ? node.children : [node]} marks={marks} />;
}
