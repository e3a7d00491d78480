import { useEffect, useEffectEvent, useRef } from 'react';
import { useHref, useNavigation } from 'react-router';

/**
 * Marks the link that was pressed until its page is shown: users see at once that the click counts, whatever the page
 * takes. In the document and not in its components, of which a list has thousands.
 */
export function usePendingLink(): void {
  const pressed = useRef<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('a') : null;
    };
    addEventListener('click', remember, { capture: true });
    return () => removeEventListener('click', remember, { capture: true });
  }, []);

  const { state, location } = useNavigation();
  const address = useHref(location ?? '');
  // What else navigates, such as a key, presses no link.
  const findPressed = useEffectEvent(() => {
    const link = pressed.current;
    return link?.href === new URL(address, document.baseURI).href ? link : null;
  });
  const isLoading = state === 'loading';
  useEffect(() => {
    const link = isLoading ? findPressed() : null;
    link?.setAttribute('data-pending', '');
    return () => link?.removeAttribute('data-pending');
  }, [isLoading]);
}
