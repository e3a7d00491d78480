import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { type ToastRequest, takeToasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

function show(request: ToastRequest): void {
  const duration = request.duration ?? (request.tone === 'loading' ? Number.POSITIVE_INFINITY : 4000);
  sonner.custom((id) => <ToastCard request={request} onClose={() => sonner.dismiss(id)} />, {
    id: request.id,
    duration,
    unstyled: true,
  });
}

/** The lazy half of Toaster: at most three, 356 wide, gap 14, swiped away after 45 px, gone in 200 ms. */
export default function ToasterView({ direction }: { direction: 'ltr' | 'rtl' }) {
  const { t } = useTranslation('ui');
  useEffect(() => takeToasts(show, (id) => sonner.dismiss(id)), []);
  return (
    <Sonner
      dir={direction}
      position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={24}
      mobileOffset={{ bottom: 16, left: 16, right: 16 }}
      containerAriaLabel={t('toast.region')}
    />
  );
}
