import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { appFacts } from '#contract/facts/define-app.ts';
import { languageNames } from '#contract/facts/languages.ts';
import { Segments } from '../../components/ui/segments.tsx';
import { useChooseLanguage } from '../../lib/i18n/use-choose-language.ts';
import { samplesFor } from './samples.ts';
import { ControlSection } from './sections/control-section.tsx';
import { FieldSection } from './sections/field-section.tsx';
import { ListSection } from './sections/list-section.tsx';
import { LookSection } from './sections/look-section.tsx';
import { OverlaySection } from './sections/overlay-section.tsx';

/** By their names in the address. */
const sections = {
  look: LookSection,
  control: ControlSection,
  field: FieldSection,
  list: ListSection,
  overlay: OverlaySection,
};

/**
 * Every part of the design system in all its states, or those of some sections: `?section=field,list`. Language and theme
 * are chosen at the top, or by `?lng=ar` and `?theme=dark`. A form with all kinds of fields is at /dev/ui/form.
 */
export function DevUiPage() {
  const { t, i18n } = useTranslation();
  const chooseLanguage = useChooseLanguage();
  const [search, setSearch] = useSearchParams();
  const shown = search.get('section')?.split(',') ?? Object.keys(sections);
  const theme = search.get('theme') ?? '';
  const s = samplesFor(i18n.dir());

  useEffect(() => {
    if (theme) document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme]);

  return (
    <main className="mx-auto max-w-[1200px] px-gutter pt-6 pb-12">
      <header className="mb-5 flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-20">{s.title}</h1>
        <Segments
          label={t('language.title')}
          value={i18n.language}
          onValueChange={(language) => void chooseLanguage(language)}
          options={languageNames().map((value) => ({ value, label: appFacts().languages[value].name }))}
          wrap
        />
        <Segments
          label={t('theme.title')}
          value={theme}
          onValueChange={(value) => setSearch({ ...Object.fromEntries(search), theme: value })}
          options={(['light', 'dark'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
        />
      </header>
      {Object.entries(sections).map(([name, Part]) => shown.includes(name) && <Part key={name} s={s} />)}
    </main>
  );
}
