export interface DemoRepository {
  name: string;
  link: string;
  description: string | null;
  /** When it was changed last; somewhere in its life where this is left out. */
  changedHoursAgo?: number;
}

/** 'name, host, what it is about': each keeps one repository for every part. */
const houses = `
mwangaza, git.mwangaza.example, the lighting cooperative
souk, code.souk.example, the market
comptoir, forge.comptoir.example, small cafés
kilimo, git.kilimo.example, the field stations
harbour, code.harbour.example, the pilots
librairie, forge.librairie.example, eleven bookshops
riad, code.riad.example, rooms and guests
baobab, git.baobab.example, savings groups
matatu, git.matatu.example, the bus lines of Nairobi
orchard, code.orchard.example, growers and pickers
nouria, code.nouria.example, the water works
bahari, git.bahari.example, the landing sites
etoile, forge.etoile.example, the night trains
quarry, code.quarry.example, the stone yard
lighthouse, code.lighthouse.example, the coast guard
savanna, git.savanna.example, the park rangers
atelier, forge.atelier.example, shared workshops
boulangerie, forge.boulangerie.example, the bakers
waha, code.waha.example, the oasis gardens
medina, code.medina.example, the old town
pwani, git.pwani.example, the coast schools
`;

const parts: readonly [string, string][] = [
  ['api', 'Public API of'],
  ['web', 'Website of'],
  ['mobile', 'Telephone app for'],
  ['ledger', 'Double-entry books for'],
  ['reports', 'Monthly reports of'],
  ['sensors', 'Readings from the sensors of'],
  ['booking', 'Calendars and bookings for'],
  ['labels', 'Labels and codes for'],
  ['alerts', 'Warnings by message for'],
  ['archive', 'What is kept for good about'],
  ['translations', 'Texts in four languages for'],
  ['infrastructure', 'Servers and networks of'],
  ['handbook', 'How things are done for'],
  ['payments', 'Payment and receipts for'],
  ['routes', 'Timetables and routes for'],
  ['design', 'Colours, type and icons of'],
];

/** Repositories written by hand: names with spaces, accents, other scripts; some without a description. */
const special: readonly DemoRepository[] = [
  {
    name: 'café-comptoir',
    link: 'https://forge.comptoir.example/caisse',
    description:
      'Point of sale for small cafés: one screen at the counter, one in the kitchen. Works through a power cut and prints the day’s takings at closing time.\n\nCamille’s team in Lyon keeps it; the tills in Marseille and Mombasa run the same build.',
    changedHoursAgo: 3,
  },
  {
    name: 'souk-checkout',
    link: 'https://code.souk.example/checkout',
    description: 'Basket, payment and receipts',
    changedHoursAgo: 1.2,
  },
  {
    name: 'دفتر الطلبات',
    link: 'https://code.souk.example/orders',
    description: 'سجلّ طلبات المتاجر ومواعيد تسليمها',
    changedHoursAgo: 5,
  },
  {
    name: 'Étoile du Nord',
    link: 'https://forge.etoile.example/horaires',
    description: 'Horaires des trains de nuit',
    changedHoursAgo: 9,
  },
  {
    name: 'harbour-tides',
    link: 'https://code.harbour.example/tides',
    description: 'Tide tables and warnings for the pilots',
    changedHoursAgo: 4,
  },
  {
    name: 'خرائط الواحة',
    link: 'https://code.waha.example/maps',
    description: 'خرائط قنوات الريّ وحصص الماء',
    changedHoursAgo: 7,
  },
  {
    name: 'ratiba-ya-matatu',
    link: 'https://git.matatu.example/ratiba',
    description: 'Ratiba, vituo na nauli za jijini Nairobi',
    changedHoursAgo: 6,
  },
  {
    name: 'catalogue-des-librairies',
    link: 'https://forge.librairie.example/catalogue',
    description: 'Catalogue et stock de onze librairies',
    changedHoursAgo: 26,
  },
  {
    name: 'مشروع Baobab',
    link: 'https://git.baobab.example/arabic',
    description: 'النسخة العربية من دفاتر الادّخار (Baobab)',
    changedHoursAgo: 28,
  },
  {
    name: 'samaki-wa-leo',
    link: 'https://git.bahari.example/samaki',
    description: 'Samaki waliovuliwa leo, kwa kila bandari',
    changedHoursAgo: 11,
  },
  { name: 'pressing-plan', link: 'https://code.orchard.example/pressing', description: null },
  { name: 'vanilla', link: 'https://git.pwani.example/vanilla', description: null },
];

/** 348 repositories, in no order. */
export const repositories: readonly DemoRepository[] = [
  ...special,
  ...houses
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', host = '', about = ''] = line.split(', ');
      return parts.map(([part, of]) => ({
        name: `${name}-${part}`,
        link: `https://${host}/${part}`,
        description: `${of} ${about}`,
      }));
    }),
];
