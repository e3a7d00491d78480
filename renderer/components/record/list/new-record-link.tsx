import type { LucideIcon } from 'lucide-react';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import { useArea } from '../../actions/action-context.ts';
import { useScopedLink } from '../../list/use-scoped-link.ts';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Entity, listPath } from '../entity.ts';

interface NewRecordLinkProps {
  entity: Entity;
  icon?: LucideIcon;
  /** For the head of a phone: by a short name there. */
  short?: boolean;
}

/** To the form for a new record. */
export function NewRecordLink({ entity, icon = Plus, short = false }: NewRecordLinkProps) {
  const { i18n } = useTranslation();
  const to = useScopedLink(`${listPath(entity, useArea())}/new`);
  return (
    <Link to={to} className={buttonClass({ variant: 'primary' })}>
      <Icon of={icon} className="-ms-0.5" />
      {short && <span className="sm:hidden">{translateWith(i18n)(`${entity.texts}:newShort`)}</span>}
      <span className={short ? 'max-sm:hidden' : undefined}>
        {translateWith(i18n)(`${entity.texts}:new`)}
      </span>
    </Link>
  );
}
