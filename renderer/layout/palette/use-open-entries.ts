import { useContext } from 'react';
import { ActionContext } from '../../components/actions/action-context.ts';
import { useRunAction } from '../../components/actions/use-run-action.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** What can be done with the record that is open, under its name; nothing on other pages. */
export function useOpenEntries(): PaletteGroup[] {
  const record = useContext(ActionContext)?.openRecord();
  const runAction = useRunAction();
  if (!record) return [];
  const entries = record.actions
    .filter(({ reason }) => reason === undefined)
    .map((action): PaletteEntry => {
      const { icon, flip, label, synonyms, keys, to, href } = action;
      const look = { id: `open-${action.id}`, icon, flip, label, keywords: synonyms, keys };
      if (to !== undefined) return { ...look, to };
      return href === undefined ? { ...look, run: () => runAction(action) } : { ...look, href };
    });
  return [{ id: 'open', heading: record.name, entries }];
}
