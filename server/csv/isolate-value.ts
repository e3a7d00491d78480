/** Written from right to left: Hebrew, Arabic and their like, and the marks that turn the direction. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F\u202B\u202E\u2067]/u;

const isolated = /^\u2068(.*)\u2069$/su;

/**
 * A value whose direction of writing does not reach the values beside it: between FIRST STRONG ISOLATE and POP
 * DIRECTIONAL ISOLATE where anything in it is written from right to left, and where it stands between these already:
 * `releaseValue` takes one pair away. All else stays byte for byte what it was.
 */
export function isolateValue(value: string): string {
  return rightToLeft.test(value) || isolated.test(value) ? `\u2068${value}\u2069` : value;
}

/** Takes away what `isolateValue` put around a value. */
export function releaseValue(value: string): string {
  return isolated.exec(value)?.[1] ?? value;
}
