import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** How soon after a press a navigation counts as its doing, in milliseconds. */
const itsDoing = 500;

/**
 * Marks the link that was pressed until its page stands: people see at once that they were heard, whatever the page
 * takes. In the document and not in its components, of which a list has thousands.
 */
export function usePressedLink(): void {
  const pressed = useRef<{ link: Element; at: number } | null>(null);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      pressed.current = link && { link, at: performance.now() };
    };
    addEventListener('click', remember, { capture: true });
    return () => removeEventListener('click', remember, { capture: true });
  }, []);

  const isLoading = useNavigation().state === 'loading';
  useEffect(() => {
    if (!isLoading || !pressed.current || performance.now() - pressed.current.at > itsDoing) return;
    const { link } = pressed.current;
    link.setAttribute('data-pending', '');
    return () => link.removeAttribute('data-pending');
  }, [isLoading]);
}
