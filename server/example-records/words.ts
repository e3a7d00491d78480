import type { Language } from '#contract/facts/languages.ts';
import { ar } from './words/ar.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { Words } from './words/parse-words.ts';
import { sw } from './words/sw.ts';

export const words: Record<Language, Words> = { en, fr, ar, sw };
