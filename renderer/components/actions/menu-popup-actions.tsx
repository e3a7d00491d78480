import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import { Link } from '../navigation/link.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../ui/menu-items.tsx';
import type { Action } from './action.ts';
import { ariaKeys, keysText } from './action-keys.ts';

/** The entries of a menu. What deletes is last, after a separator. */
export default function MenuPopupActions({ actions }: { actions: readonly Action[] }) {
  const { singleKeys } = useSingleKeys();
  const { t } = useTranslation('ui');
  const ordered = [...actions.filter(({ danger }) => !danger), ...actions.filter(({ danger }) => danger)];
  const firstDanger = ordered.find(({ danger }) => danger);
  return ordered.map((action) => {
    const { id, icon, flip, label, danger, writes, reason, to, href, run } = action;
    const keys = singleKeys && action.keys ? keysText(action.keys) : undefined;
    const wiring = { icon, keys, ariaKeys: keys && ariaKeys(action.keys ?? []) };
    return (
      <Fragment key={id}>
        {action === firstDanger && ordered[0] !== action && <MenuSeparator />}
        {run ? (
          <MenuItem {...wiring} flip={flip} danger={danger} writes={writes} reason={reason} onSelect={run}>
            {label}
          </MenuItem>
        ) : to !== undefined ? (
          <MenuLink {...wiring} render={<Link to={to} />}>
            {label}
          </MenuLink>
        ) : (
          <MenuLink {...wiring} render={<a href={href} target="_blank" rel="noopener noreferrer" />}>
            {label}
            <span className="sr-only"> {t('opensNewTab')}</span>
          </MenuLink>
        )}
      </Fragment>
    );
  });
}
