import type { LucideIcon } from 'lucide-react';
import Plus from 'lucide-react/icons/plus';
import { useArea } from '../../actions/action-context.ts';
import { useScopedLink } from '../../list/use-scoped-link.ts';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Entity, listPath } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';

interface NewRecordLinkProps {
  entity: Entity;
  icon?: LucideIcon;
  /** For the head of a phone: by a short name there. */
  short?: boolean;
}

/** To the form for a new record. */
export function NewRecordLink({ entity, icon = Plus, short = false }: NewRecordLinkProps) {
  const text = useEntityText(entity);
  const to = useScopedLink(`${listPath(entity, useArea())}/new`);
  return (
    <Link to={to} className={buttonClass({ variant: 'primary' })}>
      <Icon of={icon} className="-ms-0.5" />
      {short && <span className="sm:hidden">{text('records:newShort')}</span>}
      <span className={short ? 'max-sm:hidden' : undefined}>{text('records:new')}</span>
    </Link>
  );
}
