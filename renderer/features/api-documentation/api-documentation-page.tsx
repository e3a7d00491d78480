import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { changedParameters } from '../../components/list/list-address.ts';
import { useSearchTerm } from '../../components/list/list-search.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { NoResults } from '../../components/ui/empty-state.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Loading, Skeleton } from '../../components/ui/loading.tsx';
import { SearchInput } from '../../components/ui/search-input.tsx';
import { importChunk } from '../../lib/chunks/chunk.ts';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { countOperations, readDocument, takesKeys } from './api-document.ts';
import { ReferenceView } from './reference-view.tsx';

/** The reference of the API: its operations, each opened in place. */
export function ApiDocumentationPage() {
  const { t } = useTranslation('api-documentation');
  const { t: common } = useTranslation();
  const { api } = useApi();
  const { singleKeys } = useSingleKeys();
  const [parameters, setParameters] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const { text, setText } = useSearchTerm(parameters.get('searchTerm')?.trim() ?? '', (searchTerm) =>
    setParameters((now) => changedParameters(now, { searchTerm: searchTerm.trim() }), {
      replace: true,
      preventScrollReset: true,
    }),
  );
  const term = text.trim();
  const [apiKey, setApiKey] = useState('');

  return (
    <>
      <PageHead title={common('navigation.apiDocumentation')} />
      <div className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pt-8 pb-12">
        <search className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
          <SearchInput
            name="searchTerm"
            value={text}
            onValueChange={setText}
            label={t('filter.label')}
            placeholder={t('filter.placeholder')}
            shortcut={singleKeys}
            inputRef={field}
          />
          <a
            href="/api/openapi"
            download="openapi.json"
            className="link inline-flex min-h-6 items-center text-13"
          >
            {t('download')}
          </a>
        </search>
        <PageQuery
          options={{
            queryKey: ['api-reference'],
            queryFn: async () => {
              const [document, { showReference }] = await Promise.all([
                readDocument(api),
                importChunk(() => import('./reference.ts')),
              ]);
              return { document, showReference };
            },
            // A document changes with the server; whoever stays on the page keeps what it began with.
            staleTime: Number.POSITIVE_INFINITY,
          }}
          skeleton={<ReferenceSkeleton />}
        >
          {({ document, showReference }) => {
            const count = countOperations(document, term);
            return (
              <>
                <p role="status" className="sr-only">
                  {term && t('filter.found', { count })}
                </p>
                {takesKeys(document) && (
                  <Field label={t('key.label')} hint={t('key.hint')} className="mb-6 max-w-100">
                    <Input
                      dir="ltr"
                      type="password"
                      autoComplete="off"
                      value={apiKey}
                      onChange={({ target }) => setApiKey(target.value.trim())}
                    />
                  </Field>
                )}
                <ReferenceView {...{ document, term, apiKey }} show={showReference} hidden={count === 0} />
                {count === 0 && (
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
            );
          }}
        </PageQuery>
      </div>
    </>
  );
}

/** Lines of operations while they come; without JavaScript none come. */
function ReferenceSkeleton() {
  return (
    <Loading className="grid gap-4 noscript:hidden">
      {['w-40', 'w-64', 'w-52', 'w-72', 'w-44'].map((width) => (
        <p key={width} className="flex min-h-11 items-center rounded-6 border border-line px-2">
          <Skeleton className="h-6 w-16 rounded-4" />
          <Skeleton className={`ms-4 ${width}`} />
        </p>
      ))}
    </Loading>
  );
}
