import { useTranslation } from 'react-i18next';
import { PageQuery } from '../../lib/data/page-query.tsx';
import { useAreaData } from '../../lib/data/use-area-data.ts';
import { PageHead } from '../../lib/frame/page-head.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FiguresRow } from './figures-row.tsx';
import { NewestRow } from './newest-row.tsx';
import { NewestSection } from './newest-section.tsx';

/** The first page of the manager area: what there is, and what is new. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const { api } = useAreaData();
  return (
    <>
      <PageHead title={common('navigation.dashboard')} />
      <div className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pt-6 pb-12">
        <PageQuery options={api.dashboard.read.queryOptions()} skeleton={<DashboardSkeleton />}>
          {({ figures, newestUsers, newestRepositories, readAt }) => (
            <>
              <FiguresRow figures={figures} />
              <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-10">
                <NewestSection
                  title={t('newestUsers')}
                  to="/manager/users"
                  isEmpty={newestUsers.length === 0}
                  emptyHint={t('usersHint')}
                >
                  {newestUsers.map(({ id, name, email, image, createdAt }) => (
                    <NewestRow
                      key={id}
                      to={`/manager/users/${id}`}
                      name={name || email}
                      at={createdAt}
                      now={readAt}
                    >
                      <Avatar id={id} name={name || email} image={image} />
                    </NewestRow>
                  ))}
                </NewestSection>
                <NewestSection
                  title={t('newestRepositories')}
                  to="/manager/repositories"
                  isEmpty={newestRepositories.length === 0}
                  emptyHint={t('repositoriesHint')}
                >
                  {newestRepositories.map(({ id, name, createdAt }) => (
                    <NewestRow
                      key={id}
                      to={`/manager/repositories/${id}`}
                      name={name}
                      at={createdAt}
                      now={readAt}
                    />
                  ))}
                </NewestSection>
              </div>
            </>
          )}
        </PageQuery>
      </div>
    </>
  );
}
