import { useRouteError } from 'react-router';
import { PageHead } from '../components/page/page-head.tsx';
import { useElsewhere } from '../components/record/organization/use-elsewhere.tsx';
import { ErrorPage } from '../features/error-pages/error-page.tsx';
import { pageErrorOf } from './page-error.ts';
import { usePageTitle } from './use-page-title.ts';

/** What replaces a page that could not be shown, inside the frame of its area. */
export function AreaError() {
  const pageError = pageErrorOf(useRouteError());
  usePageTitle(pageError);
  const elsewhere = useElsewhere(pageError.kind === 'error' ? pageError.page : undefined);
  if (pageError.kind !== 'error') return null;
  return (
    <>
      <PageHead />
      <div className="mx-auto grid w-full max-w-[calc(22rem+2*var(--gutter))] flex-1 content-center gap-5 px-gutter py-10 max-sm:max-w-none max-sm:content-start">
        <ErrorPage {...pageError} {...elsewhere} />
      </div>
    </>
  );
}
