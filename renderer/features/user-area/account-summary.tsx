import type { LucideIcon } from 'lucide-react';
import Laptop from 'lucide-react/icons/laptop';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#contract/api/home.ts';
import { Moment } from '../../lib/format/moment.tsx';
import { Link } from '../../lib/navigation/link.tsx';
import { useInit } from '../../lib/use-init.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';

/** What the visitor may want to know about the own account, and the way to it. */
export function AccountSummary({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  const { visitor } = useInit();
  const { sessionCount, lastSignInAt, readAt } = home;
  return (
    <section>
      <h2 className="flex min-h-8 items-center text-14">{t('account.title')}</h2>
      <ul className="mt-1 text-13">
        <Fact icon={Laptop} title={t('account.devices', { count: sessionCount })}>
          {lastSignInAt && (
            <>
              {t('account.lastSignIn')} <Moment at={lastSignInAt} now={readAt} />
            </>
          )}
        </Fact>
        <Fact icon={Mail} title={<span className="block truncate ltr-isolate">{visitor?.email}</span>}>
          {t('account.codes')}
        </Fact>
      </ul>
      <Link to="/app/account" className={buttonClass({ className: 'mt-2' })}>
        {t('account.open')}
      </Link>
    </section>
  );
}

function Fact({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-line border-b py-2 last:border-b-0">
      <IconTile>
        <Icon of={icon} />
      </IconTile>
      <span className="min-w-0 flex-1">
        <b className="block font-medium">{title}</b>
        <span className="block text-text-3">{children}</span>
      </span>
    </li>
  );
}
