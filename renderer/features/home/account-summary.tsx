import type { LucideIcon } from 'lucide-react';
import ImagePlus from 'lucide-react/icons/image-plus';
import Laptop from 'lucide-react/icons/laptop';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#contract/home/home.ts';
import { Link } from '../../components/navigation/link.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Icon, IconTile } from '../../components/ui/icon.tsx';
import { TwoLineRow } from '../../components/ui/two-lines.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';

/** Summary of the user's own account, with the link to it. */
export function AccountSummary({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  const init = useInit();
  const { currentUser } = init;
  const { sessionCount, lastSignInAt, readAt } = home;
  return (
    <section>
      <h2 className="flex min-h-8 items-center text-14">{t('account.title')}</h2>
      <ul className="mt-1">
        <Fact icon={Laptop} title={t('account.devices', { count: sessionCount })}>
          {lastSignInAt && (
            <>
              {t('account.lastSignIn')} <RelativeTime at={lastSignInAt} now={readAt} />
            </>
          )}
        </Fact>
        {/* Only the user can add one, not an admin who acts as the user. */}
        {currentUser?.image || currentUser?.impersonatedBy ? (
          <Fact icon={Mail} title={<span className="block truncate ltr-isolate">{currentUser.email}</span>}>
            {t('account.codes')}
          </Fact>
        ) : (
          <Fact icon={ImagePlus} title={t('account.addPicture')}>
            {t('account.addPictureHint')}
          </Fact>
        )}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link to="/app/account" className={buttonClass()}>
          {t('account.open')}
        </Link>
        {/* On wider screens it is in the bar at the top. */}
        {may(init, 'apps', 'manager') && (
          <Link to="/manager/dashboard" className={buttonClass({ variant: 'ghost', className: 'sm:hidden' })}>
            {t('openManager')}
          </Link>
        )}
      </div>
    </section>
  );
}

function Fact({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <TwoLineRow
      tile={
        <IconTile>
          <Icon of={icon} />
        </IconTile>
      }
      title={title}
      note={children}
    />
  );
}
