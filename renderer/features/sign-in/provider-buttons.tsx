import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import type { Provider } from '#contract/api/init.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ProviderIcon } from '../../components/ui/provider-icon.tsx';
import { useChosenProvider } from './desktop-provider.ts';

/** Longest name, in characters, that has room in a third of the column. */
const longestInRow = 11;

/** Sign-in through the configured providers: one row of equal buttons, stacked when a name is too long for it. */
export function ProviderButtons({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation('sign-in');
  const chosen = useNavigation().formData?.get('provider');
  useChosenProvider(providers);
  const stacked = providers.some(({ name }) => [...name].length > longestInRow);
  return (
    <PostForm className="flex flex-wrap gap-2">
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          type="submit"
          name="provider"
          value={id}
          size={36}
          className={clsx('grow px-2!', stacked ? 'basis-full' : 'basis-0')}
          loading={chosen === id}
          aria-label={t('login.continueWithProvider', { provider: name })}
        >
          {chosen !== id && (
            <span className="-ms-0.5 flex">
              <ProviderIcon provider={id} />
            </span>
          )}
          <span dir="auto">{name}</span>
        </Button>
      ))}
    </PostForm>
  );
}
