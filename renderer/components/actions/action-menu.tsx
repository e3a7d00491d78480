import { useTranslation } from 'react-i18next';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { MoreMenu } from '../ui/more-menu.tsx';
import type { Action } from './action.ts';

/** Code of a menu of actions. */
export const actionMenu = createChunk(async () => {
  const [{ MenuPopup }, { default: Entries }] = await Promise.all([
    import('../ui/menu-popup.tsx'),
    import('./menu-popup-actions.tsx'),
  ]);
  return { MenuPopup, Entries };
});

/** All that can be done with the record of a page, in its head (⋯). The menu's code comes when it is wanted. */
export function ActionMenu({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation();
  return (
    <MoreMenu menu={actionMenu} variant="second" label={t('actions.more')}>
      {({ Entries }) => <Entries actions={actions} />}
    </MoreMenu>
  );
}
