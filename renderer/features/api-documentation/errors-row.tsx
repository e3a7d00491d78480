import { useTranslation } from 'react-i18next';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { Disclosure } from './disclosure.tsx';
import type { DocumentName } from './document-name.ts';
import { asApiDocument, documentQuery } from './document-queries.ts';
import { errorSchemaName, errorsId } from './errors.ts';
import { OperationSkeleton } from './operation/operation-skeleton.tsx';
import { SchemaView } from './schema/schema-view.tsx';

/** The shape of all errors, once for all operations. */
export function ErrorsRow({ name }: { name: DocumentName }) {
  const { t } = useTranslation('api-documentation');
  const { api } = useApi();
  return (
    <Disclosure
      id={errorsId}
      summary={<h3 className="font-medium text-13 tracking-normal">{t('errors')}</h3>}
    >
      <PageQuery options={documentQuery(api, name)} skeleton={<OperationSkeleton />}>
        {(answer) => (
          <SchemaView
            document={asApiDocument(answer)}
            schema={{ $ref: `#/components/schemas/${errorSchemaName}` }}
            marks="optional"
          />
        )}
      </PageQuery>
    </Disclosure>
  );
}
