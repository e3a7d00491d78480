import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { type DemoRole, demoAccounts } from '#contract/demo.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';

/** The two users of a demo: one press signs in. */
export function DemoUsers() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PostForm className="grid gap-2">
        <Person as="admin" what={t('signIn.admin')} />
        <Person as="user" what={t('signIn.user')} />
      </PostForm>
      <div className="flex items-center gap-3 text-12 text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('signIn.orWithCode')}
      </div>
    </>
  );
}

function Person({ as: role, what }: { as: DemoRole; what: string }) {
  const { id, name } = demoAccounts[role];
  const entering = useNavigation().formData?.get('person') === role;
  return (
    <button
      type="submit"
      name="person"
      value={role}
      aria-busy={entering || undefined}
      className="flex h-14 min-w-0 items-center gap-3 rounded-8 border border-line-strong bg-raised px-3 text-start shadow-1 hover:bg-hover active:bg-active"
    >
      <Avatar id={id} name={name} size={32} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-medium text-14 text-match-parent">
          {name}
        </span>
        <span className="block truncate text-13 text-text-3">{what}</span>
      </span>
      {entering ? <Spinner /> : <Icon of={ArrowRight} flip className="text-text-3" />}
    </button>
  );
}
