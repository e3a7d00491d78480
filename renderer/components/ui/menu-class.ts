import clsx from 'clsx';

/** The look of a menu's floating box. */
export const menuPopupClass =
  'max-h-(--available-height) min-w-52 max-w-(--available-width) overflow-y-auto rounded-10 bg-raised p-1 text-start text-13 text-text shadow-2 outline-none transition-[opacity,translate] duration-160 data-ending-style:opacity-0 data-ending-style:duration-100 data-starting-style:translate-y-1 data-starting-style:opacity-0';

/** The look of one entry of a menu: 32 px high, 44 on touch. */
export function menuItemClass({ danger = false }: { danger?: boolean } = {}): string {
  return clsx(
    'flex min-h-8 select-none items-center gap-2.5 rounded-6 px-2 py-1 outline-none pointer-coarse:min-h-11',
    'data-highlighted:bg-hover data-[show~=hover]:bg-hover data-disabled:text-text-off',
    danger ? 'text-danger-text' : 'text-text [&:not([data-disabled])>svg]:text-text-3',
  );
}
