import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../navigation/back-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { HeadBar, useOpenNavigation } from './head-bar.tsx';

interface FormHeadProps {
  /** The list that the record is in, or will be. */
  list: { to: string; label: string };
  /** Name of the record; a title for a new one. */
  name: string;
}

/** The head of a form: 'list › name'. In the user area it scrolls along. */
export function FormHead({ list, name }: FormHeadProps) {
  const { t } = useTranslation();
  const isManager = useOpenNavigation() !== null;
  const path = (
    <nav aria-label={t('navigation.path')} className="flex min-w-0 items-center gap-2 text-14">
      <BackLink
        to={list.to}
        className="inline-flex min-h-7 shrink-0 items-center rounded-6 font-medium text-text-3 transition-colors hover:text-text max-sm:hidden"
      >
        {list.label}
      </BackLink>
      <Icon of={ChevronRight} size={14} flip className="text-text-off max-sm:hidden" />
      <span dir="auto" className="truncate font-semibold">
        {name}
      </span>
    </nav>
  );
  if (isManager) return <HeadBar menu>{path}</HeadBar>;
  return (
    // Above the form alone phones would show its heading twice.
    <div className="mx-auto flex min-h-head w-full max-w-[calc(61rem+2*var(--gutter))] items-center px-gutter pt-3 max-sm:hidden">
      {path}
    </div>
  );
}
