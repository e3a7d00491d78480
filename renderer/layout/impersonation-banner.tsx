import VenetianMask from 'lucide-react/icons/venetian-mask';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '#contract/api/init.ts';
import { product } from '#contract/product.ts';
import { Button } from '../components/ui/button.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { toast } from '../components/ui/toast.ts';
import { ApiError, failureText } from '../lib/api/api-error.ts';
import { leaveImpersonation } from '../lib/auth/leave-impersonation.ts';
import { isolate } from '../lib/format/isolate.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';
import { useServices } from '../lib/services/services.ts';

interface ImpersonationBannerProps {
  /** User whose session it is. */
  user: CurrentUser;
  /** Admin who acts in it. */
  admin: { name: string };
}

/** Says that an admin acts as somebody else, on every page while it lasts, with the way out. It cannot be closed. */
export function ImpersonationBanner({ user, admin }: ImpersonationBannerProps) {
  const { t } = useTranslation();
  const translate = useTranslate();
  const services = useServices();
  const [stopping, setStopping] = useState(false);
  const names = { admin: isolate(admin.name), person: isolate(user.name || user.email) };

  async function stop(event: SubmitEvent) {
    event.preventDefault();
    if (stopping) return;
    setStopping(true);
    try {
      await leaveImpersonation(services);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(failureText(translate, error));
      setStopping(false);
    }
  }

  return (
    <aside
      aria-label={t('impersonation.label')}
      className="flex h-10 items-center gap-2 border-warning-line border-b bg-warning-tint ps-4 pe-3 text-13"
    >
      <Icon of={VenetianMask} className="text-warning-text" />
      <p className="line-clamp-2 min-w-0 flex-1 text-12 leading-4 sm:hidden">
        {t('impersonation.short', names)}
      </p>
      <p className="min-w-0 flex-1 truncate max-sm:hidden">
        {t('impersonation.notice', { ...names, product: product.name })}
      </p>
      {/* Where no script runs the server takes the form. */}
      <form method="post" action="/stop-impersonating" onSubmit={(event) => void stop(event)}>
        <Button type="submit" size={28} loading={stopping} className="h-7!">
          {t('impersonation.stop')}
        </Button>
      </form>
    </aside>
  );
}
