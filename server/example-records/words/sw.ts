import { parseWords, type Words } from './parse-words.ts';

export const sw: Words = {
  topics:
    parseWords(`mwangaza kilimo baobab matatu bahari savanna pwani ziwa mlima mto msitu jangwa kisiwa bandari soko
    shule maktaba hospitali shamba bustani nyota mwezi jua upepo mvua radi alfajiri machweo njia daraja kijiji mji
    nyumba mlango dirisha meza kiti kitabu kalamu karatasi ramani dira taa moto maji chumvi sukari asali kahawa chai
    ndizi embe nazi papai nanasi samaki kasa tembo twiga simba`),
  kinds:
    parseWords(`ratiba nauli malipo mauzo ghala taarifa arifa kumbukumbu orodha ramani picha faili barua tafsiri tiketi
    wanachama mapishi mishahara mipango hesabu utafutaji lango daftari fomu takwimu ujumbe akaunti safari lebo
    tafiti vipimo miadi matangazo kazi matukio vitambulisho mafunzo mikopo akiba usafirishaji`),
  sentences: [
    'Huduma ya umma ya {} pamoja na mifano yake',
    'Kazi za usiku zinazoweka {} katika mpangilio',
    'Fomu na majedwali kwa wote wanaofanya kazi na {}',
    'Huunganisha {} na zana za awali',
    'Maktaba ndogo ya {}, inayotumiwa na timu tano',
  ],
  firstNames:
    parseWords(`Amina Juma Neema Baraka Zuhura Emmanuel Asha Simon Rehema Daudi Halima Grace Furaha Salim Upendo
    Hamisi Imani Rashid Subira Zawadi`),
  lastNames:
    parseWords(`Wanjiru Mwakalinga Otieno Njoroge Said Kiptoo Mbwana Wekesa Kamau Mollel Achieng Barasa Chacha
    Dullo Gatheru Hassani Isike Jengo Kilonzo Lyimo`),
  latinLastNames:
    parseWords(`wanjiru mwakalinga otieno njoroge said kiptoo mbwana wekesa kamau mollel achieng barasa chacha
    dullo gatheru hassani isike jengo kilonzo lyimo`),
};
