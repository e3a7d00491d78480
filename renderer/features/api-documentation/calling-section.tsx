import { useTranslation } from 'react-i18next';
import { Link } from '../../components/navigation/link.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { Disclosure } from './disclosure.tsx';
import { type DocumentName, operationAddress } from './document-name.ts';
import { asApiDocument, documentQuery } from './document-queries.ts';
import { errorSchemaName, errorsId } from './errors.ts';
import { OperationSkeleton } from './operation/operation-skeleton.tsx';
import { SchemaView } from './schema/schema-view.tsx';

/** What holds for every operation: how to authenticate, and what an error looks like. */
export function CallingSection({ name }: { name: DocumentName }) {
  const { t } = useTranslation('api-documentation');
  return (
    <section>
      <h2 className="text-14">{t('calling.title')}</h2>
      <p className="mt-1 max-w-[64ch] text-13 text-text-2">
        {t('calling.session')} {t('calling.origin')} {t('calling.example')}{' '}
        <Link to={operationAddress('authentication', 'sendVerificationOTP')} className="link">
          {t('calling.signIn')}
        </Link>
      </p>
      <div className="mt-2 border-line border-t">
        <ErrorsRow name={name} />
      </div>
    </section>
  );
}

/** The shape of all errors, once for all operations. */
function ErrorsRow({ name }: { name: DocumentName }) {
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
