import { parseWords, type Words } from './parse-words.ts';

export const en: Words = {
  topics:
    parseWords(`harbour lantern orchard quarry compass meadow bridge anvil beacon canyon cedar cobalt copper
    coral dune ember falcon ferry fjord forest garnet glacier granite heron hollow indigo island ivory juniper
    kestrel lagoon ledger lichen magnet maple marble meteor monsoon mosaic nectar nimbus oak oasis obsidian otter
    paper pebble pepper pilot pollen prairie quartz raven reef ridge river saddle saffron sextant signal`),
  kinds:
    parseWords(`api web mobile ledger reports sensors booking labels alerts archive search gateway worker scheduler
    importer exporter dashboard auth billing catalog chat docs events files forms gallery graph handbook identity
    inventory jobs journal mailer maps metrics notes payments planner proxy queue`),
  sentences: [
    'Public service for {} with its clients and examples',
    'Nightly jobs that keep {} in order',
    'Forms, tables and charts for everybody who works with {}',
    'Connects {} with the tools that were here before',
    'Small library around {}, used by eleven teams',
  ],
  firstNames:
    parseWords(`Eleanor Rhys Priya Daniel Sofia Owen Ruth Callum Nadia Margaret Tomas Alice Henry Maya Noah
    Ivy Oscar Freya Leo Hannah`),
  lastNames:
    parseWords(`Whitfield Morgan Raman Achterberg Lindqvist Tregenza Abernathy Fraser Brooks Keane Ashworth
    Calloway Draper Ellery Fenwick Garland Hartley Inman Jarvis Kendrick`),
  latinLastNames:
    parseWords(`whitfield morgan raman achterberg lindqvist tregenza abernathy fraser brooks keane ashworth
    calloway draper ellery fenwick garland hartley inman jarvis kendrick`),
};
