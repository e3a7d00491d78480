import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Organization } from '#contract/organizations/organizations.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { OrganizationPicture } from '../organization/organization-picture.tsx';
import { RoleBadge } from '../organization/role-badge.tsx';

interface OrganizationRowProps {
  organization: Organization;
  /** The session works in it. */
  active: boolean;
}

/** One of the own organizations: leads to its pages; the button makes it the active one, without JavaScript too. */
export function OrganizationRow({ organization, active }: OrganizationRowProps) {
  const { t } = useTranslation('organizations');
  const { t: area } = useTranslation('organizations-area');
  const { id, name, slug, role } = organization;
  return (
    <li className="relative -mx-2 flex min-h-14 items-center gap-3 border-line border-b px-2 py-2 text-13 transition-colors hover:bg-hover">
      <OrganizationPicture organization={organization} size={32} />
      <span className="min-w-0 flex-1">
        <Link
          to={`/app/organizations/${id}`}
          dir="auto"
          className="block truncate rounded-6 text-match-parent font-medium text-14 outline-none after:absolute after:inset-0 after:rounded-6 focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
        >
          {name}
        </Link>
        <span className="flex items-center gap-2 text-text-3">
          <span className="ltr-isolate truncate">{slug}</span>
        </span>
      </span>
      <RoleBadge role={role} />
      <span className="flex min-w-24 justify-end max-sm:min-w-0">
        {active ? (
          <Badge tone="success">{t('own.active')}</Badge>
        ) : (
          <Form method="post" action="/app/organizations/active" className="relative">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="next" value="/app/organizations" />
            <Button type="submit" size={28} writes aria-label={area('switcher.switchTo', { name })}>
              {t('own.switch')}
            </Button>
          </Form>
        )}
      </span>
    </li>
  );
}
