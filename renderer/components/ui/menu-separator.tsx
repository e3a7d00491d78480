import { Menu as Base } from '@base-ui/react/menu';

/** The hairline between two kinds of entries. */
export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
}
