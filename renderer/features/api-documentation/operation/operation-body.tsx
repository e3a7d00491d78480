import { PageQuery } from '../../../components/page/page-query.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { operationsOf } from '../api-document.ts';
import type { DocumentName } from '../document-name.ts';
import { asApiDocument, documentQuery } from '../document-queries.ts';
import { useServerOrigin } from '../use-server-origin.ts';
import { OperationDetails } from './operation-details.tsx';
import { OperationSkeleton } from './operation-skeleton.tsx';

/** What an opened operation shows, as soon as the whole document is there. */
export function OperationBody({ name, id }: { name: DocumentName; id: string }) {
  const { api } = useApi();
  const origin = useServerOrigin();
  return (
    <PageQuery options={documentQuery(api, name)} skeleton={<OperationSkeleton />}>
      {(answer) => {
        const document = asApiDocument(answer);
        const operation = operationsOf(document).find(({ operationId }) => operationId === id);
        return operation && <OperationDetails {...{ name, document, operation, origin }} />;
      }}
    </PageQuery>
  );
}
