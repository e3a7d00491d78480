import type { DefaultError, FetchQueryOptions, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { Init } from '#contract/api/init.ts';
import type { Translate } from '#contract/translate.ts';
import type { ActionEffect, ActionKeys, RecordAction } from '../../components/actions/action.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import type { Api, ApiServices } from '../../lib/services/api-services.ts';

/** Look of an entry, and the texts by which it is found. */
export interface EntryLook {
  icon: LucideIcon;
  /** The drawing points along the line of reading. */
  flip?: boolean | undefined;
  label: string;
  /** Said behind the label, and found as well. */
  note?: string | undefined;
  /** Found, but not shown. */
  keywords?: string | undefined;
  /** They do the same without the palette. */
  keys?: ActionKeys | undefined;
  /** Label and note are users's own words: each has its own direction. */
  isRecord?: boolean;
  /** Language of the label, where it is not that of the page. */
  lang?: string;
  /** It was made of the term, not found by it: nothing in it is marked. */
  isOffer?: boolean;
  /** It is chosen already. */
  current?: boolean;
}

export type PaletteEntry = { id: string } & EntryLook & ActionEffect;

export interface PaletteGroup {
  id: string;
  heading: string;
  entries: PaletteEntry[];
  /** Number of entries that are still read: their place is kept. */
  awaited?: number;
}

export interface Offer {
  /** Unlike that of any other page and command. */
  id: string;
  icon: LucideIcon;
  flip?: boolean;
  /** Key of the text, with its namespace. */
  label: string;
  /** Key of other words for it, by which it is found. */
  synonyms?: string;
  keys?: ActionKeys;
  /** @param area from which it leads there */
  allowed(init: Init, area: Area): boolean;
}

/** A page on which something is begun. */
export interface CommandOffer extends Offer {
  /** In which area it is, its address says; without an own one for the user area it is for managers there, too. */
  to: string | ((area: Area) => string);
  /** Address below which its keys mean this, and not what others with the same keys mean. */
  within?: string | ((area: Area) => string);
}

/** A record as the palette shows it. */
export interface RecordResult {
  id: string;
  name: string;
  /** Further searched texts; the first one with the term, or else the first, is shown after the name. */
  texts: readonly string[];
}

export interface RecordResultPage {
  items: RecordResult[];
  nextCursor: string | null;
}

/** A kind of records that the palette finds. */
export interface RecordKind {
  /** The `kind` of OpenedRecord. */
  id: string;
  icon: LucideIcon;
  /** Keys of texts: name of the group, and 'Search {{list}} for {{term}}', of several the first that there is. */
  heading: string;
  all: string | string[];
  allowed(init: Init, area: Area): boolean;
  /** Address of the list; the records' pages lie below it. */
  list(area: Area): string;
  search(
    data: ApiServices,
    term: string,
    limit: number,
    signal: AbortSignal,
    area: Area,
  ): Promise<RecordResultPage>;
  /** Returns a record from the cache, if it has been read. */
  known(data: ApiServices, id: string): RecordResult | undefined;
  read(data: ApiServices, id: string): Promise<RecordResult>;
  /** For a term that no name is: key of 'New one named {{name}}', and its address. */
  create?: {
    label: string | string[];
    allowed(init: Init, area: Area): boolean;
    to(name: string, area: Area): string;
  };
  /** Actions on a record: their keys stand in the list of shortcuts. */
  actions: readonly Pick<RecordAction<never>, 'id' | 'label' | 'keys' | 'area'>[];
}

/** Something done by sending a form to a page's action. */
interface PaletteForm extends Pick<EntryLook, 'icon' | 'label' | 'keywords'> {
  id: string;
  action: string;
  /** It changes the session alone, which a demo allows. */
  changesSession?: true;
  /** @param pathname of the page that the user navigated to last, when the form is sent */
  fields(pathname: string): Record<string, string>;
}

/** A page whose address depends on data. */
interface PalettePage extends Pick<EntryLook, 'icon' | 'label' | 'note' | 'keywords'> {
  id: string;
  to: string;
}

/** Actions that depend on data, such as one for each of several things to choose. They write. */
export interface PaletteForms<Data = unknown> {
  area: Area;
  allowed(init: Init): boolean;
  /** Read when the palette opens. */
  query(api: Api): UseQueryOptions<Data, DefaultError, Data, QueryKey>;
  forms(data: Data, tools: { translate: Translate }): PaletteForm[];
  /** Pages that the same data leads to. */
  pages?(data: Data, tools: { translate: Translate }): PalettePage[];
}

/** Lets the palette go through forms whose data it does not know. */
export function definePaletteForms<Data, Key extends QueryKey>(
  forms: Omit<PaletteForms<Data>, 'query'> & {
    query(api: Api): UseQueryOptions<Data, DefaultError, Data, Key>;
  },
): PaletteForms {
  return forms as unknown as PaletteForms;
}

/** Commands, records and forms of a feature for the palette and keys, beside its pages. */
export interface PaletteOffers {
  /** Of its texts. */
  namespaces: readonly string[];
  commands: readonly CommandOffer[];
  records?: RecordKind;
  forms?: PaletteForms;
}

/** How a kind of records is read one by one: as its own page reads it, so that what is known is not asked for again. */
export function readRecord<Row, Key extends QueryKey>(
  optionsOf: (data: ApiServices, id: string) => FetchQueryOptions<Row, Error, Row, Key> & { queryKey: Key },
  toFound: (row: Row) => RecordResult,
): Pick<RecordKind, 'known' | 'read'> {
  return {
    known(data, id) {
      const row = data.queryClient.getQueryData<Row>(optionsOf(data, id).queryKey);
      return row && toFound(row);
    },
    read: async (data, id) => toFound(await data.queryClient.fetchQuery(optionsOf(data, id))),
  };
}
