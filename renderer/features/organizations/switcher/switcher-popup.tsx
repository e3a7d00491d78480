import { Menu } from '@base-ui/react/menu';
import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSubmit } from 'react-router';
import type { OwnOrganizations } from '#contract/organizations/organizations.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { inputClass } from '../../../components/ui/input.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import { MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from '../../../components/ui/menu-items.tsx';
import { MenuPopup } from '../../../components/ui/menu-popup.tsx';
import { explainDemo, useDemoBlock } from '../../../lib/demo/demo-context.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/organization-picture.tsx';
import { limitReason } from '../own/limit-reason.ts';
import { pageAfterSwitch } from './next-page.ts';

/** Number of organizations from which on they can be searched. */
const searchedFrom = 8;

interface SwitcherPopupProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  button: RefObject<HTMLButtonElement | null>;
  label: string;
}

/** The lazy half of OrganizationSwitcher: what floats. The way to other pages stays in sight below the organizations. */
export default function SwitcherPopup({ open, onOpenChange, button, label }: SwitcherPopupProps) {
  const { t } = useTranslation('organizations-area');
  const { t: ui } = useTranslation('ui');
  const { api } = useApi();
  const { data: own, isError } = useQuery({ ...api.organizations.list.queryOptions(), enabled: open });
  const { data: received } = useQuery(api.organizations.receivedInvitations.queryOptions());
  const [typed, setTyped] = useState('');
  const { contains } = Menu.useFilter({ sensitivity: 'base' });
  const isSearched = own !== undefined && own.items.length >= searchedFrom;
  const found = own?.items.filter(({ name, slug }) => contains(`${name} ${slug}`, typed.trim())) ?? [];
  const invitations = received?.items.length ?? 0;
  const content = (
    <div className="max-w-80">
      <div ref={showChecked} className="max-h-[clamp(8rem,100dvh-20rem,26rem)] overflow-y-auto">
        {own ? (
          <Choices own={own} shown={found} label={label} isWhole={typed.trim() === ''} />
        ) : (
          <p className="px-2 py-2 text-text-3">
            {isError ? t('switcher.failed') : <Skeleton className="w-36" />}
          </p>
        )}
        {isSearched && found.length === 0 && (
          <p className="px-2 py-2 text-text-3">{ui('noResults', { searchTerm: typed.trim() })}</p>
        )}
      </div>
      <MenuSeparator />
      {invitations > 0 && (
        <MenuLink icon={Mail} render={<Link to="/app/organizations" />}>
          {t('invitations', { count: invitations })}
        </MenuLink>
      )}
      {own?.activeId && (
        <MenuLink icon={Settings} render={<Link to={`/app/organizations/${own.activeId}`} />}>
          {t('switcher.settings')}
        </MenuLink>
      )}
      <MenuLink icon={Building2} render={<Link to="/app/organizations" />}>
        {t('switcher.all')}
      </MenuLink>
      <Create reason={limitReason(t, own?.items)} />
    </div>
  );
  const popup = { open, onOpenChange, anchor: button, align: 'end', label } as const;
  if (!isSearched) return <MenuPopup {...popup}>{content}</MenuPopup>;
  return (
    <Menu.FilterProvider filter={null} autoHighlight value={typed} onValueChange={setTyped}>
      <MenuPopup {...popup}>
        <Menu.Input
          aria-label={t('switcher.search')}
          placeholder={t('switcher.search')}
          className={inputClass({ size: 32, className: 'mb-1' })}
        />
        <Menu.List>{content}</Menu.List>
      </MenuPopup>
    </Menu.FilterProvider>
  );
}

/** Brings the chosen one of many into sight. */
function showChecked(list: HTMLElement | null): void {
  list?.querySelector('[aria-checked=true]')?.scrollIntoView({ block: 'center' });
}

function Create({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation('organizations-area');
  if (reason) {
    return (
      <MenuItem icon={Plus} reason={reason}>
        {t('create')}
      </MenuItem>
    );
  }
  return (
    <MenuLink icon={Plus} render={<Link to="/app/organizations/new" />}>
      {t('create')}
    </MenuLink>
  );
}

interface ChoicesProps {
  own: OwnOrganizations;
  /** Organizations that match the search; all without one. */
  shown: OwnOrganizations['items'];
  /** Whether nothing is searched: the choice of none is offered, too. */
  isWhole: boolean;
  label: string;
}

/** The own organizations, of which one is chosen, or none. */
function Choices({ own: { activeId }, shown, isWhole, label }: ChoicesProps) {
  const { t } = useTranslation('organizations-area');
  const isBlocked = useDemoBlock(true);
  const submit = useSubmit();
  const { pathname } = useLocation();
  const choose = (id: string) => {
    if (id === (activeId ?? '')) return;
    if (isBlocked) return explainDemo();
    const next = pageAfterSwitch(pathname, id || null);
    void submit({ id, next }, { method: 'post', action: '/app/organizations/active' });
  };
  const none = {
    value: '',
    label: t('switcher.none'),
    picture: (
      <span className="grid size-5 place-items-center text-text-3">
        <Icon of={Building2} />
      </span>
    ),
  };
  return (
    <MenuRadioGroup
      label={label}
      value={activeId ?? ''}
      onValueChange={choose}
      options={[
        ...shown.map((organization) => ({
          value: organization.id,
          label: <bdi>{organization.name}</bdi>,
          picture: <OrganizationPicture organization={organization} size={20} />,
        })),
        ...(isWhole ? [none] : []),
      ]}
    />
  );
}
