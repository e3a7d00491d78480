import { useTranslation } from 'react-i18next';
import type { RepositoriesHome } from '#contract/repositories/cards.ts';
import type { HomeCardProps, HomeCards } from '../../../layout/home/home-part.ts';
import { formatTotal } from '../../../lib/format/format-number.ts';
import { OpenedRepositories } from './opened-repositories.tsx';
import { RecentRepositories } from './recent-repositories.tsx';

/** What the home page shows of repositories. */
export const homeCards: HomeCards<RepositoriesHome> = {
  Summary,
  Main: RecentRepositories,
  More: OpenedRepositories,
};

/** How many repositories changed. */
function Summary({ data: { changed }, since }: HomeCardProps<RepositoriesHome>) {
  const { t, i18n } = useTranslation('repositories-area');
  const { count } = changed;
  return count === 0
    ? t('home.unchanged', { since })
    : t('home.changed', { count, total: formatTotal(i18n.language, changed), since });
}
