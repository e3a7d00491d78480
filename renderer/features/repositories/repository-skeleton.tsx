import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailHead } from '../../lib/frame/detail-head.tsx';
import { DetailPage } from '../../lib/frame/detail-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The page of a repository while it comes. The way back works already. */
export function RepositorySkeleton({ list }: { list: string }) {
  const { t } = useTranslation();
  return (
    <>
      <DetailHead
        list={{ to: list, label: t('navigation.codeRepositories') }}
        name=""
        heading={useRef<HTMLElement>(null)}
      />
      <DetailPage
        heading={
          <div role="status" aria-busy="true" className="mb-8">
            <span className="sr-only">{t('states.loading')}</span>
            <p className="text-24 leading-[1.3]">
              <Skeleton className="h-5 w-48" />
            </p>
            <p>
              <Skeleton className="w-56" />
            </p>
          </div>
        }
        facts={
          <div className="grid gap-3.5 max-lg:grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]">
            {['changed', 'added', 'identifier'].map((fact) => (
              <p key={fact} className="text-13">
                <Skeleton className="mb-0.5 block w-16 opacity-60" />
                <Skeleton className="w-40" />
              </p>
            ))}
          </div>
        }
      >
        <p className="grid gap-3 py-1.5">
          <Skeleton className="w-full max-w-[60ch]" />
          <Skeleton className="w-full max-w-[48ch]" />
        </p>
      </DetailPage>
    </>
  );
}
