import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InviteResult } from '#contract/organizations/invitations.ts';
import { PostForm } from '../../../../components/navigation/post-form.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { State, type StateProps } from '../../../../components/ui/state.tsx';

const dots: Record<InviteResult['result'], StateProps['of']> = {
  invited: 'active',
  'already-member': 'neutral',
  'already-invited': 'waiting',
  invalid: 'banned',
  'limit-reached': 'banned',
  refused: 'banned',
};

/** What became of each address; one that is invited already can be sent another link at once. */
export function InviteResults({ results }: { results: readonly InviteResult[] }) {
  const { t } = useTranslation('organizations-invitations');
  const heading = useRef<HTMLHeadingElement>(null);
  const invited = results.filter(({ result }) => result === 'invited').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read out, also one with the same words
  useEffect(() => heading.current?.focus(), [results]);
  return (
    <div className="mt-6 max-w-form">
      <h3 ref={heading} tabIndex={-1} className="rounded-4 text-13">
        {t('tab.results.title', { count: invited, total: results.length })}
      </h3>
      <ul className="mt-1">
        {results.map(({ given, email, result, error, invitationId }) => (
          <li
            key={email ?? given}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5 text-13 last:border-b-0"
          >
            <span className="ltr-isolate wrap-anywhere min-w-0 flex-1 font-medium">{email ?? given}</span>
            <State of={dots[result]}>{t(`tab.results.${result}`)}</State>
            {result === 'already-invited' && invitationId && (
              <PostForm>
                <input type="hidden" name="invitationId" value={invitationId} />
                <Button
                  type="submit"
                  name="intent"
                  value="resend"
                  size={28}
                  writes
                  aria-label={t('tab.resendTo', { email })}
                >
                  {t('tab.resend')}
                </Button>
              </PostForm>
            )}
            {error && (result === 'limit-reached' || result === 'refused') && (
              <p className="w-full text-12 text-text-3">{error.message}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
