import { type RefObject, useEffect, useRef } from 'react';
import { Drawer } from 'vaul';
import type { DialogProps } from './dialog-window.tsx';

/** The lazy half of Dialog for phones. */
export default function DialogDrawer(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, children, role = 'dialog' } = props;
  const { keepOpen, initialFocus, finalFocus } = props;
  const sheet = useRef<HTMLDivElement>(null);

  useVisibleHeight(sheet, open);

  // vaul searches for scrolled ancestors up to an element with the role `dialog`, so it would refuse to drag an
  // `alertdialog` over a scrolled page. While a finger is on it, it goes by that name.
  const held = () => sheet.current?.setAttribute('role', 'dialog');
  const released = () => sheet.current?.setAttribute('role', role);

  return (
    <Drawer.Root
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!keepOpen}
      setBackgroundColorOnScale={false}
      noBodyStyles
    >
      <Drawer.Portal>
        <Drawer.Overlay className="fixed inset-0 z-30 bg-scrim" />
        <Drawer.Content
          ref={sheet}
          role={role}
          onPointerDown={held}
          onPointerUp={released}
          onPointerCancel={released}
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (initialFocus?.current ?? sheet.current)?.focus();
          }}
          onEscapeKeyDown={(event) => {
            // A list or a calendar that is open in it goes first.
            if (sheet.current?.querySelector('[aria-expanded=true]')) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            const target = finalFocus?.();
            if (!target) return;
            event.preventDefault();
            target.focus({ preventScroll: true });
          }}
          className="fixed inset-x-0 bottom-0 z-30 flex flex-col rounded-t-14 bg-raised text-14 text-text shadow-3 outline-none"
        >
          <div aria-hidden="true" className="mx-auto mt-3 h-1 w-9 shrink-0 rounded-full bg-line-strong" />
          <div className="grid gap-3 overflow-y-auto px-4 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
            <Drawer.Title className="wrap-anywhere text-16">{title}</Drawer.Title>
            {description && (
              <Drawer.Description asChild className="text-text-2">
                <div>{description}</div>
              </Drawer.Description>
            )}
            {children}
            {actions && (
              <div className="mt-2 flex flex-col-reverse gap-2 [&>a]:h-11 [&>a]:w-full [&>button]:h-11 [&>button]:w-full">
                {actions}
              </div>
            )}
          </div>
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** Tells the sheet how high the part of the window is that no keyboard covers: on iOS the window itself stays as high. */
function useVisibleHeight(sheet: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!open || !visualViewport) return;
    const follow = () => sheet.current?.style.setProperty('--visible-height', `${visualViewport.height}px`);
    visualViewport.addEventListener('resize', follow);
    return () => visualViewport.removeEventListener('resize', follow);
  }, [sheet, open]);
}
