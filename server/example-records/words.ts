import type { Language } from '#contract/languages.ts';

/** What example records of one language are made of. */
export interface Words {
  /** What a record is about. */
  topics: readonly string[];
  /** What kind of program it is. */
  kinds: readonly string[];
  /** Sentences about it, with `{}` for its topic. */
  sentences: readonly string[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Last names in Latin letters, for addresses: the same people in the same order. */
  latinLastNames: readonly string[];
}

const list = (words: string): string[] => words.trim().split(/\s+/);

export const words: Record<Language, Words> = {
  en: {
    topics: list(`harbour lantern orchard quarry compass meadow bridge anvil beacon canyon cedar cobalt copper
      coral dune ember falcon ferry fjord forest garnet glacier granite heron hollow indigo island ivory juniper
      kestrel lagoon ledger lichen magnet maple marble meteor monsoon mosaic nectar nimbus oak oasis obsidian otter
      paper pebble pepper pilot pollen prairie quartz raven reef ridge river saddle saffron sextant signal`),
    kinds:
      list(`api web mobile ledger reports sensors booking labels alerts archive search gateway worker scheduler
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
      list(`Eleanor Rhys Priya Daniel Sofia Owen Ruth Callum Nadia Margaret Tomas Alice Henry Maya Noah
      Ivy Oscar Freya Leo Hannah`),
    lastNames:
      list(`Whitfield Morgan Raman Achterberg Lindqvist Tregenza Abernathy Fraser Brooks Keane Ashworth
      Calloway Draper Ellery Fenwick Garland Hartley Inman Jarvis Kendrick`),
    latinLastNames:
      list(`whitfield morgan raman achterberg lindqvist tregenza abernathy fraser brooks keane ashworth
      calloway draper ellery fenwick garland hartley inman jarvis kendrick`),
  },
  fr: {
    topics:
      list(`étoile librairie comptoir boulangerie atelier phare vignoble marché théâtre musée rivière forêt
      montagne pré jardin fontaine château église chapelle pont moulin grenier verger ruche lavande olivier
      cerisier châtaigne noisette sentier gare canal écluse péniche falaise plage rivage marée récif île lagune étang
      source ruisseau cascade banquise neige brume aurore crépuscule éclipse comète planète galaxie orbite boussole
      astrolabe carte atlas légende`),
    kinds:
      list(`caisse horaires catalogue réservation factures stocks livraison agenda annuaire archives cartes
      mesures alertes rapports courrier traduction paiement billets abonnés galerie forum recettes devis paie
      planning inventaire recherche passerelle journal formulaires tableaux statistiques images fichiers dossiers
      messages comptes tournées étiquettes enquêtes`),
    sentences: [
      'Service public de {} et ses exemples',
      'Tâches de nuit qui tiennent {} en ordre',
      'Formulaires et tableaux pour celles et ceux qui travaillent avec {}',
      'Relie {} aux outils d’avant',
      'Petite bibliothèque autour de {}, utilisée par sept équipes',
    ],
    firstNames:
      list(`Camille Théo Hélène Noémie Gaël Clémence Étienne Inès Bastien Manon Luc Zoé Rémi Chloé Loïc
      Maëlle Jérôme Anaïs Benoît Océane`),
    lastNames:
      list(`Rousseau Lefèvre Marchand Garnier Aubry Vasseur Chevallier Roche Texier Delorme Bérenger Câlin
      Dufrêne Évrard Fontaine Gélinas Hébert Jourdain Lacombe Ménard`),
    latinLastNames:
      list(`rousseau lefevre marchand garnier aubry vasseur chevallier roche texier delorme berenger
      calin dufrene evrard fontaine gelinas hebert jourdain lacombe menard`),
  },
  ar: {
    topics:
      list(`مشروع واحة سوق ميناء منارة بستان نهر جبل صحراء قمر نجمة شمس بحر جزيرة مدينة قلعة حديقة نخلة زيتون
      ياسمين عنبر لؤلؤ مرجان فيروز زمرد ذهب فضة نحاس قافلة بوصلة خريطة مكتبة متحف مسرح مدرسة جامعة مختبر مصنع ورشة
      مزرعة حقل قمح قهوة تمر زعفران عسل رمان تين ليمون نعناع ريح سحاب مطر برق فجر غروب هلال مجرة كوكب مدار`),
    kinds:
      list(`دفتر طلبات خرائط حجوزات فواتير مخزون توصيل تقويم دليل أرشيف تقارير تنبيهات رسائل ترجمة مدفوعات تذاكر
      مشتركون معرض منتدى وصفات رواتب جداول جرد بحث بوابة سجل نماذج إحصاءات صور ملفات حسابات رحلات ملصقات استبيانات
      قياسات مواعيد عروض مهام أحداث هويات`),
    sentences: [
      'خدمة عامة لـ{} مع أمثلتها',
      'مهام ليلية تُبقي {} مرتبًا',
      'نماذج وجداول لكل من يعمل مع {}',
      'يربط {} بالأدوات السابقة',
      'مكتبة صغيرة حول {} تستعملها تسعة فرق',
    ],
    firstNames:
      list(`ليلى عمر سلمى يوسف سارة خالد هدى مريم طارق ريم أمين نورة زينب كريم فاطمة حسن ياسمين إبراهيم رانيا
      مصطفى`),
    lastNames:
      list(`حدّاد الزهراني منصور الخطيب البستاني الشريف القحطاني العلي قاسم النجار الصبّاغ الحلبي المغربي
      الأندلسي السباعي الدمشقي البغدادي التونسي الفاسي العماني`),
    latinLastNames:
      list(`haddad zahrani mansour khatib bustani sharif qahtani alali qasim najjar sabbagh halabi
      maghribi andalusi sibai dimashqi baghdadi tunisi fasi omani`),
  },
  sw: {
    topics:
      list(`mwangaza kilimo baobab matatu bahari savanna pwani ziwa mlima mto msitu jangwa kisiwa bandari soko
      shule maktaba hospitali shamba bustani nyota mwezi jua upepo mvua radi alfajiri machweo njia daraja kijiji mji
      nyumba mlango dirisha meza kiti kitabu kalamu karatasi ramani dira taa moto maji chumvi sukari asali kahawa chai
      ndizi embe nazi papai nanasi samaki kasa tembo twiga simba`),
    kinds:
      list(`ratiba nauli malipo mauzo ghala taarifa arifa kumbukumbu orodha ramani picha faili barua tafsiri tiketi
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
      list(`Amina Juma Neema Baraka Zuhura Emmanuel Asha Simon Rehema Daudi Halima Grace Furaha Salim Upendo
      Hamisi Imani Rashid Subira Zawadi`),
    lastNames:
      list(`Wanjiru Mwakalinga Otieno Njoroge Said Kiptoo Mbwana Wekesa Kamau Mollel Achieng Barasa Chacha
      Dullo Gatheru Hassani Isike Jengo Kilonzo Lyimo`),
    latinLastNames:
      list(`wanjiru mwakalinga otieno njoroge said kiptoo mbwana wekesa kamau mollel achieng barasa chacha
      dullo gatheru hassani isike jengo kilonzo lyimo`),
  },
};
