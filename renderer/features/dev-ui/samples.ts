/** Words of the parts on the page of parts, in a language from left to right and in one from right to left. */
const words = {
  title: ['Parts and states', 'الأجزاء وحالاتها'],
  save: ['Save changes', 'حفظ التغييرات'],
  export: ['Export', 'تصدير'],
  cancel: ['Cancel', 'إلغاء'],
  confirm: ['Confirm', 'تأكيد'],
  remove: ['Delete…', 'حذف…'],
  revoke: ['Revoke', 'إنهاء'],
  add: ['New', 'جديد'],
  short: ['Save', 'حفظ'],
  continue: ['Continue', 'متابعة'],
  more: ['More', 'المزيد'],
  why: ['Only an owner can do this', 'هذا للمالك وحده'],
  greeting: ['Good morning, Amina', 'صباح الخير يا أمينة'],
  edit: ['Edit project', 'تعديل المشروع'],
  sure: ['Are you sure?', 'هل أنت متأكد؟'],
  body: ['Point of sale for small cafés', 'نقطة بيع للمقاهي الصغيرة'],
  control: ['Continue, Export, Sign out', 'متابعة، تصدير، خروج'],
  hint: ['Valid for 10 minutes', 'صالح لمدة 10 دقائق'],
  link: ['Load the new version', 'تحميل النسخة الجديدة'],
  linkError: ['Invalid link, must contain at least a dot', 'رابط غير صالح، يجب أن يحتوي على نقطة'],
  codeError: ['Code is invalid, 3 tries left', 'الرمز غير صحيح، بقيت 3 محاولات'],
  search: ['Search name, link, description', 'ابحث بالاسم أو الرابط أو الوصف'],
  role: ['Role', 'الدور'],
  admin: ['Admin', 'مدير'],
  user: ['User', 'مستخدم'],
  filter: ['State', 'الحالة'],
  any: ['any', 'الكل'],
  banned: ['Banned', 'محظور'],
  active: ['Active', 'نشط'],
  onboarding: ['Onboarding', 'قيد التهيئة'],
  verified: ['Verified', 'مُتحقَّق منه'],
  expires: ['Expires soon', 'ينتهي قريبًا'],
  failed: ['Failed', 'فشل'],
  fresh: ['New', 'جديد'],
  owner: ['owner', 'مالك'],
  theme: ['Theme', 'المظهر'],
  light: ['Light', 'فاتح'],
  dark: ['Dark', 'داكن'],
  system: ['System', 'النظام'],
  members: ['Members', 'الأعضاء'],
  updated: ['The server was updated.', 'حُدِّث الخادم.'],
  conflict: [
    'ليلى حدّاد changed this project two minutes ago. Your text is kept.',
    'غيّرت Amina Wanjiru هذا المشروع قبل دقيقتين. نصك محفوظ.',
  ],
  notSaved: ['Not saved: the server did not answer.', 'لم يُحفظ: لم يُجب الخادم.'],
  done: ['3 projects deleted', 'حُذفت 3 مشاريع'],
  undo: ['Undo', 'تراجع'],
  refused: ['Not saved', 'لم يُحفظ'],
  kept: ['The server did not answer. Your text is kept.', 'لم يُجب الخادم. نصك محفوظ.'],
  importing: ['Importing 214 projects', 'استيراد 214 مشروعًا'],
  line: ['Line 96 of 214', 'السطر 96 من 214'],
  openLink: ['Open link', 'فتح الرابط'],
  editEntry: ['Edit', 'تعديل'],
  copyLink: ['Copy link', 'نسخ الرابط'],
  move: ['Move to organization', 'نقل إلى مؤسسة'],
  appear: [
    'Projects you add appear here, with their link and purpose.',
    'المشاريع التي تضيفها تظهر هنا مع رابطها ووصفها.',
  ],
  searched: [
    'Names, links and descriptions were searched; case and accents do not matter.',
    'البحث يشمل الاسم والرابط والوصف، دون تمييز بين الأحرف.',
  ],
  loss: [
    'This deletes seven projects with their descriptions and activity. What the links lead to is not touched.',
    'ستُحذف سبعة مشاريع مع وصفها وسجل نشاطها. ما تقود إليه الروابط لا يُمس.',
  ],
  name: ['Name', 'الاسم'],
  changed: ['Changed', 'آخر تغيير'],
  when: ['12 min ago', 'قبل 12 دقيقة'],
  hovered: ['Pointed at', 'تحت المؤشر'],
  focused: ['Focused', 'عليه التركيز'],
  wrong: ['In error', 'فيه خطأ'],
  due: ['Due', 'موعد التسليم'],
  dueError: ['Choose a day', 'اختر يومًا'],
  off: ['Disabled', 'معطَّل'],
  mail: ['amina@mwangaza.example', 'layla@souk.example'],
  numberError: ['Enter a number', 'أدخل رقمًا'],
  weight: ['Weight', 'الوزن'],
  price: ['Price', 'السعر'],
  starts: ['Starts', 'البداية'],
  person: ['Person', 'الشخص'],
  roleError: ['Choose one of them', 'اختر واحدًا منها'],
  formTitle: ['A form with a field of each kind', 'نموذج فيه حقل من كل نوع'],
  note: ['Note', 'ملاحظة'],
  count: ['Number', 'العدد'],
  size: ['Size', 'الحجم'],
  small: ['Small', 'صغير'],
  large: ['Large', 'كبير'],
  colors: ['Colours', 'الألوان'],
  red: ['Red', 'أحمر'],
  green: ['Green', 'أخضر'],
  blue: ['Blue', 'أزرق'],
  lent: ['Lent', 'مُعار'],
} as const satisfies Record<string, readonly [leftToRight: string, rightToLeft: string]>;

export type Samples = Readonly<Record<keyof typeof words, string>>;

export function samplesFor(direction: 'ltr' | 'rtl'): Samples {
  const place = direction === 'rtl' ? 1 : 0;
  return Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, texts[place]])) as Samples;
}

export const projectNames = [
  'souk-checkout',
  'café-comptoir',
  'harbour-tides',
  'دفتر الطلبات',
  'kilimo-sensors',
  'riad-booking',
  'matatu-routes',
];

export const people = [
  { id: 'person-a', name: 'Amina Wanjiru', label: 'Amina Wanjiru', description: 'Nairobi', image: null },
  { id: 'person-b', name: 'Camille Roux', label: 'Camille Roux', description: 'Lyon', image: null },
  { id: 'person-c', name: 'ليلى حدّاد', label: 'ليلى حدّاد', description: 'صفاقس', image: null },
  { id: 'person-d', name: 'Juma Mwangi', label: 'Juma Mwangi', description: 'Mombasa', image: null },
  { id: 'person-e', name: 'Nia Otieno', label: 'Nia Otieno', description: 'Kisumu', image: null },
];

/** A search as a server would do it, with its delay. */
export async function findPeople(term: string, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  signal.throwIfAborted();
  return people.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()));
}
