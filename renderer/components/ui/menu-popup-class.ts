/** The look of a menu's floating box. */
export const menuPopupClass =
  'max-h-(--available-height) min-w-52 overflow-y-auto rounded-10 bg-raised p-1 text-start text-13 text-text shadow-2 outline-none transition-[opacity,translate] duration-160 data-ending-style:opacity-0 data-ending-style:duration-100 data-starting-style:translate-y-1 data-starting-style:opacity-0';
