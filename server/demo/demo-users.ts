import { demoAccounts } from '#contract/demo.ts';
import type { Language } from '#contract/facts/languages.ts';
import { defaultLanguage, languages } from '#contract/languages.ts';
import type { UserRow } from '../features/demo-records.ts';
import type { Random } from '../features/random.ts';

const minute = 60_000;

const day = 24 * 60 * minute;

/** How long ago the first of them came, in days. */
const oldest = 630;

export interface DemoUser {
  id: string;
  name: string;
  email: string;
  language: Language;
  role: 'user' | 'user,admin' | 'admin';
  state: 'active' | 'onboarding' | 'banned';
}

/** 'name, address, language' of those who fill the list of users, beside the two demo accounts. */
const others = `
Camille Rousseau, camille@comptoir.example, fr
ليلى حدّاد, layla@souk.example, ar, admin
Neema Otieno, neema@baobab.example, sw, onboarding
Juma Mwakalinga, juma@kilimo.example, sw, banned
Eleanor Whitfield, eleanor@harbour.example, en
Théo Lefèvre, theo@librairie.example, fr
Salma El Idrissi, salma@nouria.example, ar, admin
Rhys Morgan, rhys@quarry.example, en
Baraka Njoroge, baraka@matatu.example, sw
يوسف الخطيب, yousef@souk.example, ar
Zuhura Said, zuhura@bahari.example, sw
Hélène Marchand, helene@etoile.example, fr
Priya Raman, priya@orchard.example, en
سارة منصور, sara@nouria.example, ar
Emmanuel Kiptoo, emmanuel@savanna.example, sw
Noémie Garnier, noemie@boulangerie.example, fr
Tomás Keane, tomas@lighthouse.example, en
عمر الزهراني, omar.z@waha.example, ar, banned
Asha Mbwana, asha@bahari.example, sw
Gaël Le Bihan, gael@atelier.example, fr
Margaret Oduya, margaret@harbour.example, en
نورة القحطاني, noura@waha.example, ar
Furaha Mushi, furaha@kilimo.example, sw
Clémence Aubry, clemence@comptoir.example, fr
Daniel Achterberg, daniel@quarry.example, en
خالد بن سالم, khaled@riad.example, ar
Rehema Kamau, rehema@mwangaza.example, sw
Étienne Vasseur, etienne@librairie.example, fr, onboarding
Sofia Lindqvist, sofia@orchard.example, en
هدى البستاني, huda@souk.example, ar
Simon Wekesa, simon@savanna.example, sw
Inès Chevallier, ines@etoile.example, fr
Owen Tregenza, owen@lighthouse.example, en
مريم الشريف, maryam@nouria.example, ar
Halima Juma, halima@bahari.example, sw
Bastien Roche, bastien@atelier.example, fr
Ruth Abernathy, ruth@harbour.example, en
طارق عبد الله, tarek@waha.example, ar
Daudi Mollel, daudi@savanna.example, sw
Manon Texier, manon@boulangerie.example, fr
Callum Fraser, callum@quarry.example, en
ريم العلي, reem@riad.example, ar
Grace Wambui, grace@matatu.example, sw
Luc Delorme, luc@comptoir.example, fr
Nadia Brooks, nadia@orchard.example, en, onboarding
أمين قاسم, amin@souk.example, ar
`;

/** A language of the product, which may have others than these people speak. */
const known = (language: string): Language => languages.find((one) => one === language) ?? defaultLanguage;

/** Everybody in the demo. Who comes first was there first. */
export const demoUsers: readonly DemoUser[] = [
  { ...demoAccounts.admin, language: known('sw'), role: 'admin', state: 'active' },
  { ...demoAccounts.user, language: known('ar'), role: 'user', state: 'active' },
  ...others
    .trim()
    .split('\n')
    .map((line, index): DemoUser => {
      const [name = '', email = '', language = '', special = ''] = line.split(', ');
      return {
        id: `demo-${index + 1}`,
        name: special === 'onboarding' ? '' : name,
        email,
        language: known(language),
        role: special === 'admin' ? 'user,admin' : 'user',
        state: special === 'onboarding' || special === 'banned' ? special : 'active',
      };
    }),
];

/** The users of the demo: many signed up long ago, some this month; most were seen lately. */
export function userRows(now: Date, random: Random): UserRow[] {
  return demoUsers.map(({ id, name, email, language, role, state }, index) => {
    // The later, the denser: a product that grows.
    const age =
      index < 2 ? oldest - index : oldest * (1 - (index + random.next()) / (demoUsers.length + 1)) ** 1.6;
    const createdAt = new Date(now.getTime() - Math.max(age, 0.3) * day);
    const onboarded = state !== 'onboarding';
    return {
      id,
      name,
      email,
      language,
      role,
      emailVerified: true,
      banned: state === 'banned',
      banReason: state === 'banned' ? 'Shared the account with people outside.' : null,
      onboardedAt: onboarded ? new Date(createdAt.getTime() + 2 * minute) : null,
      lastSeenAt: onboarded ? lastSeen(index, now, random, createdAt) : null,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** The admin is there right now: fill-demo.ts reads from it how old the records are. */
function lastSeen(index: number, now: Date, random: Random, createdAt: Date): Date {
  if (index === 0) return now;
  const ago = 8 * minute + random.next() ** 3 * 25 * day;
  return new Date(Math.max(now.getTime() - ago, createdAt.getTime() + 3 * minute));
}
