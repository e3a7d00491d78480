import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSubmit } from 'react-router';
import type { OwnOrganizations } from '#contract/organizations/organizations.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { MenuLink } from '../../../components/ui/menu-link.tsx';
import { MenuPopup } from '../../../components/ui/menu-popup.tsx';
import { MenuRadioGroup } from '../../../components/ui/menu-radio-group.tsx';
import { MenuSeparator } from '../../../components/ui/menu-separator.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useDemoBlock } from '../../../lib/demo/demo-context.ts';
import { explainDemo } from '../../../lib/demo/explain-demo.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/organization-picture.tsx';
import { pageAfterSwitch } from './next-page.ts';

interface SwitcherPopupProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  button: RefObject<HTMLButtonElement | null>;
  label: string;
}

/** The lazy half of OrganizationSwitcher: what floats. */
export default function SwitcherPopup({ open, onOpenChange, button, label }: SwitcherPopupProps) {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  const { data: own, isError } = useQuery({ ...api.organizations.list.queryOptions(), enabled: open });
  return (
    <MenuPopup open={open} onOpenChange={onOpenChange} anchor={button} align="end" label={label}>
      {own ? (
        <Choices own={own} label={label} />
      ) : (
        <p className="px-2 py-2 text-text-3">
          {isError ? t('switcher.failed') : <Skeleton className="w-36" />}
        </p>
      )}
      <MenuSeparator />
      {own?.activeId && (
        <MenuLink icon={Settings} render={<Link to={`/app/organizations/${own.activeId}`} />}>
          {t('switcher.settings')}
        </MenuLink>
      )}
      <MenuLink icon={Building2} render={<Link to="/app/organizations" />}>
        {t('switcher.all')}
      </MenuLink>
      <MenuLink icon={Plus} render={<Link to="/app/organizations/new" />}>
        {t('create')}
      </MenuLink>
    </MenuPopup>
  );
}

function Choices({ own: { items, activeId }, label }: { own: OwnOrganizations; label: string }) {
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
  return (
    <MenuRadioGroup
      label={label}
      value={activeId ?? ''}
      onValueChange={choose}
      options={[
        ...items.map((organization) => ({
          value: organization.id,
          label: <bdi>{organization.name}</bdi>,
          picture: <OrganizationPicture organization={organization} size={20} />,
        })),
        {
          value: '',
          label: t('switcher.none'),
          picture: (
            <span className="grid size-5 place-items-center text-text-3">
              <Icon of={Building2} />
            </span>
          ),
        },
      ]}
    />
  );
}
