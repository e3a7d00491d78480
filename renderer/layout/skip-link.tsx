import { useTranslation } from 'react-i18next';

/** Where the skip link leads: the id of a layout's main element. */
export const contentId = 'content';

/** The first stop of the Tab key: leads past the navigation. Plain, so that it works before the page is alive. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href={`#${contentId}`}
      className="fixed start-3 top-2 z-50 -translate-y-20 rounded-6 bg-inverse px-3 py-2 font-medium text-13 text-on-inverse focus-visible:translate-y-0"
    >
      {t('navigation.skipToContent')}
    </a>
  );
}
