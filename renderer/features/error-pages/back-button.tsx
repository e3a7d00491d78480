import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';

/** Goes to the previous entry of the history. Not there when there is none, or no script to follow it. */
export function BackButton() {
  const { t } = useTranslation('error-pages');
  const navigate = useNavigate();
  const hasPrevious = useSyncExternalStore(
    () => () => {},
    () => history.length > 1,
    () => true,
  );
  if (!hasPrevious) return null;
  return (
    <Button size={36} className="noscript:hidden" onClick={() => navigate(-1)}>
      <Icon of={ArrowLeft} flip className="-ms-0.5" />
      {t('back')}
    </Button>
  );
}
