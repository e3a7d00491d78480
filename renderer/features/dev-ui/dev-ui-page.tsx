import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { languageDetails, languages } from '#contract/languages.ts';
import { Segments } from '../../components/ui/segments.tsx';
import { Select } from '../../components/ui/select.tsx';
import { samplesFor } from './samples.ts';
import { ButtonSection } from './sections/button-section.tsx';
import { ChoiceSection } from './sections/choice-section.tsx';
import { CodeSection, FieldSection, TypedFieldSection } from './sections/field-sections.tsx';
import { FilterSection, ListSection } from './sections/list-sections.tsx';
import { IdentitySection, LabelSection } from './sections/look-sections.tsx';
import { OverlaySection, ToastSection } from './sections/overlay-sections.tsx';

/** By their names in the address. */
const sections = {
  identity: IdentitySection,
  button: ButtonSection,
  field: FieldSection,
  'typed-field': TypedFieldSection,
  choice: ChoiceSection,
  filter: FilterSection,
  code: CodeSection,
  label: LabelSection,
  overlay: OverlaySection,
  toast: ToastSection,
  list: ListSection,
};

/**
 * Every part of the design system in all its states, or those of some sections: `?section=toast,list`. Theme and language are
 * chosen at the top, or by `?theme=dark` and `?lng=ar`. A form with all kinds of fields is at /dev/ui/form.
 */
export function DevUiPage() {
  const { i18n } = useTranslation('ui');
  const [theme, setTheme] = useState<'page' | 'light' | 'dark'>('page');
  const shown = useSearchParams()[0].get('section')?.split(',') ?? Object.keys(sections);
  const s = samplesFor(i18n.dir());

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('theme');
    if (asked === 'light' || asked === 'dark') setTheme(asked);
  }, []);

  useEffect(() => {
    if (theme !== 'page') document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme]);

  function changeLanguage(language: string) {
    const address = new URL(window.location.href);
    address.searchParams.set('lng', language);
    window.location.assign(address);
  }

  return (
    <main className="mx-auto max-w-[1200px] px-gutter pt-6 pb-12">
      <header className="mb-5 flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-20">{s.title}</h1>
        <Select
          size={32}
          variant="second"
          aria-label={languageDetails[languages[0]].name}
          value={i18n.language}
          onChange={(event) => changeLanguage(event.target.value)}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageDetails[language].name}
            </option>
          ))}
        </Select>
        <Segments
          label={s.theme}
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'page', label: s.system },
            { value: 'light', label: s.light },
            { value: 'dark', label: s.dark },
          ]}
        />
      </header>
      {Object.entries(sections).map(([name, Part]) => shown.includes(name) && <Part key={name} s={s} />)}
    </main>
  );
}
