import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation, useSearchParams } from 'react-router';
import { changedParameters } from '../../components/list/list-address.ts';
import { buttonClass } from '../../components/ui/button-class.ts';
import { SearchInput } from '../../components/ui/search-input.tsx';
import { Segments } from '../../components/ui/segments.tsx';
import { useSingleKeys } from '../../lib/preferences/use-single-keys.ts';
import { type DocumentName, documentNameOf, documentNames } from './document-name.ts';

interface DocumentationToolbarProps {
  text: string;
  onTextChange(text: string): void;
  /** The filter as it is goes into the address. */
  onSubmit(): void;
  search: RefObject<HTMLInputElement | null>;
}

/** Which document, and which of its operations; the address keeps both. Without JavaScript a form. */
export function DocumentationToolbar({ text, onTextChange, onSubmit, search }: DocumentationToolbarProps) {
  const { t } = useTranslation('api-documentation');
  const [parameters, setParameters] = useSearchParams();
  const { singleKeys } = useSingleKeys();
  const { key } = useLocation();
  // Shown as chosen at once, before its data is there and the address changes.
  const [picked, setPicked] = useState<{ at: string; name: DocumentName }>();

  function choose(name: DocumentName) {
    setPicked({ at: key, name });
    const document = name === documentNames[0] ? undefined : name;
    setParameters((now) => changedParameters(now, { document, open: undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <Form
      role="search"
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Segments
        label={t('document')}
        name="document"
        options={documentNames.map((value) => ({ value, label: t(`documents.${value}`) }))}
        value={picked?.at === key ? picked.name : documentNameOf(parameters)}
        onValueChange={choose}
      />
      <SearchInput
        name="searchTerm"
        value={text}
        onValueChange={onTextChange}
        label={t('filter.label')}
        placeholder={t('filter.placeholder')}
        shortcut={singleKeys}
        inputRef={search}
      />
      <span className="hidden noscript:inline">
        <button type="submit" className={buttonClass()}>
          {t('show')}
        </button>
      </span>
    </Form>
  );
}
