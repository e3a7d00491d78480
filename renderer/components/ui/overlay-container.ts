/**
 * Returns the container of a popup: the dialog that it was opened from, else the page's main region, so that
 * users who go from landmark to landmark find it.
 */
export function overlayContainer(near: Element | null | undefined): HTMLElement {
  return (
    near?.closest<HTMLElement>('[role=dialog], [role=alertdialog]') ??
    document.querySelector('main') ??
    document.body
  );
}

/** Place of a popup at its button, for the positioner of Base UI. */
export const popupPlace = { sideOffset: 4, collisionPadding: 8, className: 'z-40 outline-none' } as const;
