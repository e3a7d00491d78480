import { Menu } from '@base-ui/react/menu';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from 'react-router';
import type { ReceivedInvitations } from '#contract/organizations/invitations.ts';
import type { OwnOrganizations } from '#contract/organizations/organizations.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { inputClass } from '../../../components/ui/input.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import {
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
} from '../../../components/ui/menu-items.tsx';
import { MenuPopup } from '../../../components/ui/menu-popup.tsx';
import { useServices } from '../../../lib/services/services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/identity.tsx';
import { useCreateReason } from '../organization/organization.ts';
import { pageAfterSwitch } from './active-organization.ts';

/** Number of organizations from which on they can be searched. */
const searchedFrom = 6;

/** Invitations that stand in the menu; their heading counts all, and the page of all organizations lists them. */
const mostInvitations = 3;

interface SwitcherPopupProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  button: RefObject<HTMLButtonElement | null>;
  label: string;
}

/**
 * The lazy half of OrganizationSwitcher: what floats. The way to other pages stays in sight below the organizations. It
 * opens with all its entries: one that came later would move the others under the pointer.
 */
export default function SwitcherPopup({ open, onOpenChange, button, label }: SwitcherPopupProps) {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  const list = useQuery({ ...api.organizations.list.queryOptions(), enabled: open });
  const received = useQuery(api.organizations.receivedInvitations.queryOptions());
  const isReady = [list, received].every(isAnswered);
  useGiveUp(open && !isReady, button, () => onOpenChange(false));
  const { data: own, isError } = list;
  const [typed, setTyped] = useState('');
  const isSearched = own !== undefined && own.items.length >= searchedFrom;
  const reason = useCreateReason(own?.items);
  const content = (
    <div className="max-w-80">
      <div ref={showChecked} className="max-h-[clamp(8rem,100dvh-24rem,26rem)] overflow-y-auto">
        {own ? (
          <Choices own={own} searchTerm={typed.trim()} label={label} />
        ) : (
          <p className="px-2 py-2 text-text-3">
            {isError ? t('switcher.failed') : <Skeleton className="w-36" />}
          </p>
        )}
      </div>
      <MenuSeparator />
      <Invitations items={received.data?.items ?? []} />
      {own?.activeId && (
        <MenuLink icon={Settings} render={<Link to={`/app/organizations/${own.activeId}`} />}>
          {t('switcher.settings')}
        </MenuLink>
      )}
      <MenuLink icon={Building2} render={<Link to="/app/organizations" />}>
        {t('switcher.all')}
      </MenuLink>
      {reason ? (
        <MenuItem icon={Plus} reason={reason}>
          {t('create')}
        </MenuItem>
      ) : (
        <MenuLink icon={Plus} render={<Link to="/app/organizations/new" />}>
          {t('create')}
        </MenuLink>
      )}
    </div>
  );
  const popup = { open: open && isReady, onOpenChange, anchor: button, align: 'end', label } as const;
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

/** Whether its data is there, or does not come soon. */
function isAnswered({
  data,
  failureCount,
  fetchStatus,
}: Pick<UseQueryResult, 'data' | 'failureCount' | 'fetchStatus'>) {
  return data !== undefined || failureCount > 0 || fetchStatus === 'paused';
}

/** Whoever does something else meanwhile is not surprised by a menu. */
function useGiveUp(
  isAwaited: boolean,
  button: RefObject<HTMLButtonElement | null>,
  giveUp: () => void,
): void {
  const act = useEffectEvent((event: Event) => {
    const isOnButton = event.target instanceof Node && button.current?.contains(event.target);
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isOnButton) giveUp();
  });
  useEffect(() => {
    if (!isAwaited) return;
    const kinds = ['pointerdown', 'keydown'];
    for (const kind of kinds) document.addEventListener(kind, act);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, act);
    };
  }, [isAwaited]);
}

/** Brings the chosen one of many into sight. */
function showChecked(list: HTMLElement | null): void {
  list?.querySelector('[aria-checked=true]')?.scrollIntoView({ block: 'center' });
}

/** Open invitations of the user; each leads to the page that accepts it. */
function Invitations({ items }: Pick<ReceivedInvitations, 'items'>) {
  const { t } = useTranslation('organizations-area');
  if (items.length === 0) return null;
  return (
    <>
      <MenuGroup label={t('invitations', { count: items.length })}>
        {items.slice(0, mostInvitations).map(({ id, organization }) => (
          <MenuLink key={id} render={<Link to={`/invitation/${id}`} />}>
            <span className="flex items-center gap-2.5">
              <OrganizationPicture organization={organization} size={20} />
              <bdi className="truncate">{organization.name}</bdi>
            </span>
          </MenuLink>
        ))}
      </MenuGroup>
      <MenuSeparator />
    </>
  );
}

interface ChoicesProps {
  own: OwnOrganizations;
  searchTerm: string;
  label: string;
}

/** The user's organizations and none, of which one is chosen. */
function Choices({ own: { items, activeId }, searchTerm, label }: ChoicesProps) {
  const { t } = useTranslation('organizations-area');
  const { t: ui } = useTranslation('ui');
  const { contains } = Menu.useFilter({ sensitivity: 'base' });
  const submit = useSubmit();
  const { latestLocation } = useServices();
  const choose = (id: string) => {
    if (id === (activeId ?? '')) return;
    const next = pageAfterSwitch(latestLocation().pathname, id || null);
    void submit({ id, next }, { method: 'post', action: '/app/organizations/active' });
  };
  const options = items
    .filter(({ name, slug }) => contains(`${name} ${slug}`, searchTerm))
    .map((organization) => ({
      value: organization.id,
      // Cut at its own end, whatever the direction of the page.
      label: <bdi className="block truncate text-match-parent">{organization.name}</bdi>,
      picture: <OrganizationPicture organization={organization} size={20} />,
    }));
  if (contains(t('switcher.none'), searchTerm))
    options.unshift({
      value: '',
      label: <bdi className="block truncate text-match-parent">{t('switcher.none')}</bdi>,
      picture: (
        <span className="grid size-5 place-items-center text-text-3">
          <Icon of={Building2} size={16} />
        </span>
      ),
    });
  if (options.length === 0) return <p className="px-2 py-2 text-text-3">{ui('noResults', { searchTerm })}</p>;
  return <MenuRadioGroup label={label} value={activeId ?? ''} onValueChange={choose} options={options} />;
}
