import { useTranslation } from 'react-i18next';
import { CodeText } from '../code-text.tsx';
import { DocumentText } from '../document-text.tsx';
import type { SchemaNode } from './schema-tree.ts';

/** One value: its name and type, what it is, and its limits. */
export function SchemaLine({ node, marks }: { node: SchemaNode; marks: 'required' | 'optional' }) {
  const { t } = useTranslation('api-documentation');
  const { name, required, types, description, facts, values, repeats } = node;
  const isMarked = name !== undefined && name !== '*' && required === (marks === 'required');
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2 text-12">
        {name !== undefined && (
          <CodeText className="font-medium text-13">{name === '*' ? `<${t('anyName')}>` : name}</CodeText>
        )}
        <CodeText className="text-text-3">{types.join(' | ')}</CodeText>
        {isMarked && <span className="font-medium text-text-2">{t(`marks.${marks}`)}</span>}
        {repeats && <span className="text-text-3">{t('repeats')}</span>}
      </div>
      {description && (
        <DocumentText as="p" className="max-w-[64ch] text-13 text-text-2">
          {description}
        </DocumentText>
      )}
      {(facts.length > 0 || values.length > 0) && (
        <p className="flex flex-wrap gap-x-3 text-12 text-text-3">
          {values.length > 0 && (
            <span>
              {t('values')} <CodeText className="text-text-2">{values.join(', ')}</CodeText>
            </span>
          )}
          {facts.map(({ kind, text }) => (
            <span key={kind + text}>
              {t(`facts.${kind}`)} <CodeText className="text-text-2">{text}</CodeText>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
