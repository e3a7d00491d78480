import { type ElementType, type ReactNode, useEffect } from 'react';

let locks = 0;

/**
 * Takes the place of the package react-remove-scroll (build/remove-injected-styles.ts), which writes a <style> element
 * that the content security policy blocks. Marks the document, and dialog-drawer.css stops its scrolling: an overlay
 * that closes at the same time restores the inline style that it found, and would bring this one back.
 */
export function RemoveScroll({ as: Wrapper = 'div', children }: { as?: ElementType; children?: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement;
    locks += 1;
    root.toggleAttribute('data-scroll-locked', true);
    return () => {
      locks -= 1;
      root.toggleAttribute('data-scroll-locked', locks > 0);
    };
  }, []);
  return <Wrapper>{children}</Wrapper>;
}
