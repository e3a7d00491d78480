import { useTranslation } from 'react-i18next';
import { SchemaLine } from './schema-line.tsx';
import type { SchemaNode } from './schema-tree.ts';

interface SchemaListProps {
  nodes: readonly SchemaNode[];
  /** Which of the two is worth a word: what a request must send, or what an answer may lack. */
  marks: 'required' | 'optional';
  /** Inside another one. */
  inner?: boolean;
}

/** Values one below the other, and under each what it holds. */
export function SchemaList({ nodes, marks, inner = false }: SchemaListProps) {
  const { t } = useTranslation('api-documentation');
  return (
    <ul className={inner ? 'ms-0.5 mt-1 border-line border-s ps-3.5' : undefined}>
      {nodes.map((node, index) => (
        <li
          key={node.name ?? index}
          className={inner ? 'py-1.5' : 'border-line border-b py-2 last:border-b-0 last:pb-0'}
        >
          <SchemaLine node={node} marks={marks} />
          {node.children.length > 0 && <SchemaList nodes={node.children} marks={marks} inner />}
          {node.choices.length > 0 && (
            <>
              <p className="mt-1 text-12 text-text-3">{t('oneOf')}</p>
              <SchemaList nodes={node.choices} marks={marks} inner />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
