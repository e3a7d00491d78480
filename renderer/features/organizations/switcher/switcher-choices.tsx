import Building2 from 'lucide-react/icons/building-2';
import { useTranslation } from 'react-i18next';
import { useLocation, useSubmit } from 'react-router';
import type { OwnOrganizations } from '#contract/organizations/organizations.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { MenuRadioGroup } from '../../../components/ui/menu-radio-group.tsx';
import { useDemoBlock } from '../../../lib/demo/demo-context.ts';
import { explainDemo } from '../../../lib/demo/explain-demo.ts';
import { OrganizationPicture } from '../organization/organization-picture.tsx';
import { pageAfterSwitch } from './next-page.ts';

interface ChoicesProps {
  own: OwnOrganizations;
  /** Those that were found. */
  shown: OwnOrganizations['items'];
  /** Nothing is searched. */
  isWhole: boolean;
  label: string;
}

/** The own organizations, of which one is chosen, or none. */
export function Choices({ own: { activeId }, shown, isWhole, label }: ChoicesProps) {
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
