import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { Init } from '#contract/api/init.ts';
import type { Translate } from '#contract/translate.ts';
import type { ActionKeys, RecordAction } from '../../components/actions/action.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import type { Api } from '../../lib/services/api.ts';
import type { ApiServices } from '../../lib/services/api-services.ts';
import type { EntryLook } from './palette-entry.ts';

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
  allowed(init: Init): boolean;
}

/** A page on which something is begun. */
export interface CommandOffer extends Omit<Offer, 'allowed'> {
  allowed(init: Init, area: Area): boolean;
  /** In which area it is, its address says; without an own one for the user area it is for managers there, too. */
  to: string | ((area: Area) => string);
  /** Address below which its keys mean this, and not what others with the same keys mean. */
  within?: string | ((area: Area) => string);
}

/** A record as the palette shows it. */
export interface RecordResult {
  id: string;
  name: string;
  /** What else is searched; the first that has the term is shown after the name, or the first of all. */
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
  /** Keys of texts: name of the group, and 'Search all of them for {{term}}'. */
  heading: string;
  all: string;
  allowed(init: Init): boolean;
  /** Address of the list; the records' pages lie below it. */
  list(area: Area): string;
  search(
    data: ApiServices,
    term: string,
    limit: number,
    signal: AbortSignal,
    area: Area,
  ): Promise<RecordResultPage>;
  /** What has been read of a record by now. */
  known(data: ApiServices, id: string): RecordResult | undefined;
  read(data: ApiServices, id: string): Promise<RecordResult>;
  /** For a term that no name is: key of 'New one named {{name}}', and its address. */
  create?: { label: string; allowed(init: Init, area: Area): boolean; to(name: string, area: Area): string };
  /** What can be done with each: their keys stand in the list of shortcuts. */
  actions: readonly Pick<RecordAction<never>, 'id' | 'label' | 'keys' | 'area'>[];
}

/** Something done by sending a form to a page's action. */
interface PaletteForm extends Pick<EntryLook, 'icon' | 'label' | 'keywords'> {
  id: string;
  action: string;
  fields: Record<string, string>;
}

/** A page whose address depends on data. */
interface PalettePage extends Pick<EntryLook, 'icon' | 'label' | 'note' | 'keywords'> {
  id: string;
  to: string;
}

/** Actions that depend on data, such as one for each of several things to choose. They write. */
export interface PaletteForms<Data = unknown> {
  /** Where they are offered. */
  area: Area;
  allowed(init: Init): boolean;
  /** Read when the palette opens. */
  query(api: Api): UseQueryOptions<Data, DefaultError, Data, QueryKey>;
  /** @param tools pathname is that of the page below the palette */
  forms(data: Data, tools: { translate: Translate; pathname: string }): PaletteForm[];
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

/** What a feature brings into the palette, and to keys, beside its pages. */
export interface PaletteOffers {
  /** Of its texts. */
  namespaces: readonly string[];
  commands: readonly CommandOffer[];
  records?: RecordKind;
  forms?: PaletteForms;
}
