import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { changedParameters } from '../../components/list/list-address.ts';
import { ListTitle } from '../../components/list/list-title.tsx';
import { useSearchTerm } from '../../components/list/use-search-term.ts';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { NoResults } from '../../components/ui/no-results.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { CallingSection } from './calling-section.tsx';
import { documentNameOf } from './document-name.ts';
import { documentQuery, outlineQuery } from './document-queries.ts';
import { DocumentText } from './document-text.tsx';
import { DocumentationFacts } from './documentation-facts.tsx';
import { DocumentationToolbar } from './documentation-toolbar.tsx';
import { DocumentationSkeleton, OperationGroup } from './operation-group.tsx';
import { filterOutline } from './outline.ts';

/** The reference of the API: the operations of one of the two documents, each opened in place. */
export function ApiDocumentationPage() {
  const { t } = useTranslation('api-documentation');
  const { t: common } = useTranslation();
  const { api, queryClient } = useApi();
  const [parameters, setParameters] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const name = documentNameOf(parameters);
  const { text, setText, submit } = useSearchTerm(parameters.get('searchTerm')?.trim() ?? '', (searchTerm) =>
    setParameters((now) => changedParameters(now, { searchTerm: searchTerm.trim() }), {
      replace: true,
      preventScrollReset: true,
    }),
  );
  const { data: outline } = useQuery(outlineQuery(api, name));
  const term = text.trim();
  const groups = outline ? filterOutline(outline, term) : [];
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);

  // Operations are opened at once, then, though the page came without what they show.
  useEffect(() => {
    void queryClient.prefetchQuery(documentQuery(api, name));
  }, [queryClient, api, name]);

  return (
    <>
      <PageHead
        title={
          <ListTitle name={common('navigation.apiDocumentation')} total={outline && { count, exact: true }} />
        }
      />
      <DetailPage
        heading={<DocumentationToolbar text={text} onTextChange={setText} onSubmit={submit} search={field} />}
        facts={<DocumentationFacts groups={groups} />}
        factsStay
      >
        <p role="status" className="sr-only">
          {term && outline && t('filter.found', { count })}
        </p>
        <PageQuery options={outlineQuery(api, name)} skeleton={<DocumentationSkeleton />}>
          {({ description, base }) => (
            <>
              {!term && description && (
                <DocumentText as="p" className="max-w-[64ch] text-14 text-text-2">
                  {description}
                </DocumentText>
              )}
              {!term && <CallingSection name={name} />}
              {groups.map((group) => (
                <OperationGroup key={group.tag} {...{ name, base, group }} />
              ))}
              {groups.length === 0 && (
                <NoResults
                  searchTerm={term}
                  headingLevel={2}
                  onClear={() => {
                    setText('');
                    field.current?.focus();
                  }}
                >
                  {t('filter.hint')}
                </NoResults>
              )}
            </>
          )}
        </PageQuery>
      </DetailPage>
    </>
  );
}
