import type { Init } from '#contract/api/init.ts';
import type { Area } from '../components/actions/palette-context.ts';
import type { Feature, NavigationEntry, NavigationTarget } from './feature.ts';

/** An entry of one area's bars. */
export type BarEntry<Place> = Pick<NavigationEntry, 'icon' | 'label' | 'shortLabel'> &
  NavigationTarget<Place>;

/** Returns the entries of the user area's bars for the user, in the order of the features. */
export function appEntries(init: Init, features: readonly Feature[]) {
  return entriesOf(init, 'app', features, ({ to }) => to.app);
}

/** Returns the entries of the manager area's sidebar for the user, in the order of the features. */
export function managerEntries(init: Init, features: readonly Feature[]) {
  return entriesOf(init, 'manager', features, ({ to }) => to.manager);
}

function entriesOf<Place>(
  init: Init,
  area: Area,
  features: readonly Feature[],
  targetOf: (entry: NavigationEntry) => NavigationTarget<Place> | undefined,
): BarEntry<Place>[] {
  return features
    .flatMap(({ navigation }) => navigation)
    .filter(({ allowed }) => allowed(init, area))
    .flatMap((entry) => {
      const target = targetOf(entry);
      const { icon, label, shortLabel } = entry;
      return target && target.in !== null
        ? [{ icon, label, ...(shortLabel && { shortLabel }), ...target }]
        : [];
    });
}
