import { useLocation } from 'react-router';
import { languageSearch } from '../../lib/i18n/language-search.ts';

/** The search parameters of the page as hidden fields: a GET form would drop them. The language is left out. */
export function KeptSearch() {
  const { search } = useLocation();
  return [...new URLSearchParams(languageSearch(search))].map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the fields hold no state.
    <input key={index} type="hidden" name={name} value={value} />
  ));
}
