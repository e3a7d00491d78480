import { foldText } from '#contract/fold-text.ts';

/** Words of the samples in a language from left to right and in one from right to left. */
const words = {
  title: ['Parts and states', 'الأجزاء وحالاتها'],
  formTitle: ['A form with a field of each kind', 'نموذج فيه حقل من كل نوع'],
  save: ['Save changes', 'حفظ التغييرات'],
  short: ['Save', 'حفظ'],
  add: ['New', 'جديد'],
  cancel: ['Cancel', 'إلغاء'],
  continue: ['Continue', 'متابعة'],
  edit: ['Edit project', 'تعديل المشروع'],
  more: ['More', 'المزيد'],
  owner: ['owner', 'مالك'],
  remove: ['Delete…', 'حذف…'],
  revoke: ['Revoke', 'إنهاء'],
  undo: ['Undo', 'تراجع'],
  why: ['Only an owner can do this', 'هذا للمالك وحده'],
  body: ['Point of sale for small cafés', 'نقطة بيع للمقاهي الصغيرة'],
  hint: ['Valid for 10 minutes', 'صالح لمدة 10 دقائق'],
  wrong: ['This is not valid', 'هذا غير صالح'],
  done: ['3 projects deleted', 'حُذفت 3 مشاريع'],
  refused: ['Not saved', 'لم يُحفظ'],
  kept: ['The server did not answer. Your text is kept.', 'لم يُجب الخادم. نصك محفوظ.'],
  importing: ['Importing 214 projects', 'استيراد 214 مشروعًا'],
  loss: ['Deletes projects with their descriptions and activity.', 'ستُحذف مشاريع مع وصفها وسجل نشاطها.'],
  name: ['Name', 'الاسم'],
  note: ['Note', 'ملاحظة'],
  count: ['Number', 'العدد'],
  price: ['Price', 'السعر'],
  due: ['Due', 'موعد التسليم'],
  starts: ['Starts', 'البداية'],
  size: ['Size', 'الحجم'],
  small: ['Small', 'صغير'],
  large: ['Large', 'كبير'],
  colors: ['Colours', 'الألوان'],
  red: ['Red', 'أحمر'],
  green: ['Green', 'أخضر'],
  blue: ['Blue', 'أزرق'],
  lent: ['Lent', 'مُعار'],
  code: ['Code', 'الرمز'],
  person: ['Person', 'الشخص'],
} as const satisfies Record<string, readonly [leftToRight: string, rightToLeft: string]>;

export type Samples = Readonly<Record<keyof typeof words, string>>;

export function samplesFor(direction: 'ltr' | 'rtl'): Samples {
  const place = direction === 'rtl' ? 1 : 0;
  return Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, texts[place]])) as Samples;
}

/** Some of the words as choices. */
export function optionsOf<Name extends keyof Samples>(s: Samples, ...names: Name[]) {
  return names.map((value) => ({ value, label: s[value] }));
}

export const people = [
  { id: 'person-a', label: 'Amina Wanjiru', description: 'Nairobi', image: null },
  { id: 'person-b', label: 'Camille Roux', description: 'Lyon', image: null },
  { id: 'person-c', label: 'ليلى حدّاد', description: 'صفاقس', image: null },
  { id: 'person-d', label: 'Juma Mwangi', description: 'Mombasa', image: null },
  { id: 'person-e', label: 'Nia Otieno', description: 'Kisumu', image: null },
];

/** A search as a server would do it, with its delay. A question mark has it fail. */
export async function findPeople(term: string, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  signal.throwIfAborted();
  if (term === '?') throw new Error('shown as what a search that fails looks like');
  return people.filter(({ label }) => foldText(label).includes(foldText(term)));
}
