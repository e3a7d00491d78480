import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveOrganization } from '#contract/organizations/organizations.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useChunk } from '../../../components/ui/use-chunk.ts';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/identity.tsx';
import { useActiveOrganization } from './use-active-organization.ts';

const popup = createChunk(async () => (await import('./switcher-popup.tsx')).default);

/**
 * The organization in which the session works, and the way to another one. The menu's code and what it lists come when
 * the pointer or the focus reaches the button.
 */
export function OrganizationSwitcher() {
  const { t } = useTranslation('organizations-area');
  const { api, queryClient } = useApi();
  const active = useActiveOrganization();
  const { data: received } = useQuery(api.organizations.receivedInvitations.queryOptions());
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const Popup = useChunk(popup, open, () => setOpen(false));

  const prepare = () => {
    void popup.load().catch(() => {});
    void queryClient.prefetchQuery(api.organizations.list.queryOptions());
  };
  return (
    // One item of the bar, whatever the menu puts beside its button.
    <div className="flex min-w-0">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
        className={buttonClass({
          variant: 'ghost',
          className:
            'relative min-w-0 shrink! gap-2! px-2! max-md:gap-1.5! max-md:px-1.5! pointer-coarse:before:absolute pointer-coarse:before:-inset-1.5',
        })}
      >
        <Content active={active} invitations={received?.items.length ?? 0} />
        <Icon of={ChevronsUpDown} size={14} className="text-text-3" />
      </button>
      {Popup && <Popup open={open} onOpenChange={setOpen} button={button} label={t('switcher.label')} />}
    </div>
  );
}

/** Content of the button: the active organization, or that there is none, with a label for screen readers; open invitations. */
function Content({ active, invitations }: { active: ActiveOrganization | undefined; invitations: number }) {
  const { t, i18n } = useTranslation('organizations-area');
  const organization = active?.organization;
  const shownName = organization ? organization.name : active && t('switcher.none');
  return (
    <>
      {organization !== null && <span className="sr-only">{t('switcher.label')}</span>}
      {organization && <OrganizationPicture organization={organization} size={20} />}
      {organization === null && <Icon of={Building2} size={16} className="text-text-3" />}
      {shownName && <bdi className="max-w-36 truncate max-md:max-w-24">{shownName}</bdi>}
      {invitations > 0 && (
        <Badge tone="accent">
          <span aria-hidden="true">{formatCount(i18n.language, invitations)}</span>
          <span className="sr-only">{t('invitations', { count: invitations })}</span>
        </Badge>
      )}
    </>
  );
}
