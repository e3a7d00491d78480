import { type FocusEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import styles from 'sonner/dist/styles.css?url';
import { type ToastRequest, takeToasts } from './toast.ts';
import { TimedToast } from './toast-card.tsx';

export { styles };

function show(request: ToastRequest): void {
  sonner.custom((id) => <TimedToast request={request} onClose={() => sonner.dismiss(id)} />, {
    id: request.id,
    // The toast counts itself: sonner's own time runs on while the keyboard is in it.
    duration: Number.POSITIVE_INFINITY,
    unstyled: true,
  });
}

/** In the middle of the window, 356 wide: there it hides neither names nor actions of rows. */
const side = 'calc(50vw - 178px)';
/** Above what sticks to the bottom of the window, or over the foot of a list; see toast-place.ts. */
const bottom = 'calc(var(--toast-bottom) + var(--toast-lift, 0px))';

/** The lazy half of Toaster: at most three, 356 wide, gap 14, swiped away after 45 px, gone in 200 ms. */
export default function ToasterView({ direction }: { direction: 'ltr' | 'rtl' }) {
  const { t } = useTranslation('ui');
  const [focused, setFocused] = useState(false);
  useEffect(() => takeToasts(show, (id) => sonner.dismiss(id)), []);

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press, it watches the focus of the buttons within
    <div onFocus={() => setFocused(true)} onBlur={leave}>
      <Sonner
        dir={direction}
        position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
        // The ones behind the first come out for the keyboard as they do for the pointer.
        expand={focused}
        visibleToasts={3}
        gap={14}
        offset={{ bottom, left: side, right: side }}
        mobileOffset={{ bottom, left: 16, right: 16 }}
        containerAriaLabel={t('toast.region')}
        className="*:rounded-10 *:focus-visible:outline-2! *:focus-visible:outline-focus!"
      />
    </div>
  );
}
