import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { PostForm } from '../../../../components/navigation/post-form.tsx';
import { Button } from '../../../../components/ui/button.tsx';

interface OtherAccountProps {
  /** There is nothing else to do. */
  prominent?: boolean;
  label?: string;
}

/** Signs out and leads back here by way of /login. */
export function OtherAccount({ prominent = false, label }: OtherAccountProps) {
  const { t } = useTranslation('organizations-invitations');
  const intent = useNavigation().formData?.get('intent');
  return (
    <PostForm>
      <Button
        type="submit"
        name="intent"
        value="change"
        variant={prominent ? 'primary' : 'second'}
        size={prominent ? 44 : 36}
        full={prominent}
        loading={intent === 'change'}
      >
        {label ?? t('public.otherAccount')}
      </Button>
    </PostForm>
  );
}
