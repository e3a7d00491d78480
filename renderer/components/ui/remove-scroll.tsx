import { type ElementType, type ReactNode, useEffect } from 'react';

/**
 * Takes the place of the package react-remove-scroll (build/remove-injected-styles.ts), which writes a <style> element
 * that the content security policy blocks. Sets the same through the element's own style.
 */
export function RemoveScroll({ as: Wrapper = 'div', children }: { as?: ElementType; children?: ReactNode }) {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
  return <Wrapper>{children}</Wrapper>;
}
