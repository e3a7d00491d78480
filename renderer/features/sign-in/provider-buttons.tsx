import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation, useSearchParams, useSubmit } from 'react-router';
import type { Provider } from '#contract/api/init.ts';
import { desktopSignInPath, providerParameter } from '#contract/desktop/addresses.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ProviderIcon } from '../../components/ui/provider-icon.tsx';

/** Longest name, in characters, that has room in a third of the column. */
const longestInRow = 11;

/** Sign-in through the configured providers: one row of equal buttons, stacked when a name is too long for it. */
export function ProviderButtons({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation('sign-in');
  const chosen = useNavigation().formData?.get('provider');
  useChosenProvider(providers);
  const stacked = providers.some(({ name }) => [...name].length > longestInRow);
  return (
    <>
      <div className="flex items-center gap-3 text-12 text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.orContinueWith')}
      </div>
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
    </>
  );
}

/**
 * Goes on to the provider that was chosen in the desktop app, once, and leaves this page out of the history: the way
 * back from the provider would lead there again. Only on the way to the app, whose page asks before it lets anybody in.
 */
function useChosenProvider(providers: readonly Provider[]): void {
  const [search] = useSearchParams();
  const submit = useSubmit();
  const answer = useActionData();
  const begun = useRef(false);
  const wanted = search.get(providerParameter);
  const chosen = providers.find(({ id }) => id === wanted)?.id;
  const isForApp = safeRedirect(search.get('redirect'))?.split('?', 1)[0] === desktopSignInPath;
  useEffect(() => {
    if (!chosen || !isForApp || answer || begun.current) return;
    begun.current = true;
    void submit({ provider: chosen }, { method: 'post', replace: true });
  }, [chosen, isForApp, answer, submit]);
}
