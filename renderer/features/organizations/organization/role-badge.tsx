import { useTranslation } from 'react-i18next';
import type { OrganizationRole } from '#contract/tenant-permissions.ts';
import { Badge } from '../../../components/ui/badge.tsx';

/** A role in an organization; one that may change something stands out. */
export function RoleBadge({ role }: { role: OrganizationRole }) {
  const { t } = useTranslation('organizations');
  return <Badge tone={role === 'member' ? 'neutral' : 'accent'}>{t(`roles.${role}`)}</Badge>;
}
