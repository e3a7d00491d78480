import clsx from 'clsx';

/** The look of one entry of a menu: 32 px high, 44 on touch. */
export function menuItemClass({ danger = false }: { danger?: boolean } = {}): string {
  return clsx(
    'flex min-h-8 select-none items-center gap-2.5 rounded-6 px-2 py-1 outline-none pointer-coarse:min-h-11',
    'data-highlighted:bg-hover data-[show~=hover]:bg-hover data-disabled:text-text-off',
    danger ? 'text-danger-text' : 'text-text [&:not([data-disabled])>svg]:text-text-3',
  );
}
