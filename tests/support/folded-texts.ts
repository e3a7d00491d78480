/** Texts, each with what a search compares. `foldText` of the contract and `fold_variants(fold(text))` of the database agree on them. */
export const foldedTexts: readonly (readonly [text: string, folded: string])[] = [
  ['ÉCOLE', 'ecole'],
  ['Straße', 'strasse'],
  ['ｆｕｌｌ', 'full'],
  ['100%_\\', '100%_\\'],
  // Vowel signs, and the letter that only lengthens a word.
  ['مَشْرُوعٌ', 'مشروع'],
  ['مشـــروع', 'مشروع'],
  // Alif with hamza, madda and wasla; hamza on waw and ya; ta marbuta; alif maqsura.
  ['أحمد إيمان آدم ٱلله', 'احمد ايمان ادم الله'],
  ['ا\u0654حمد', 'احمد'],
  ['مؤمن رئيس', 'مومن رييس'],
  ['مدرسة على', 'مدرسه علي'],
  // Ya and kaf of Persian and Urdu keyboards.
  ['علی کتاب', 'علي كتاب'],
  ['٢٠٢٦ ۲۰۲۶', '2026 2026'],
  ['zero\u200Bwidth', 'zerowidth'],
  ['\u200Eleft \u200Fright \u2068isolated\u2069 \uFEFFmark', 'left right isolated mark'],
  ['می\u200Cخواهم', 'ميخواهم'],
];
