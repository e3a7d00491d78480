import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSafe } from 'redos-detector';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { productSources } from '#scripts/product-sources.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Patterns that the detector cannot prove to take linear time, and why they are harmless. Each is tested below with its
 * worst-case repetitions, unless its input is not from clients.
 */
const reviewed: Record<string, { why: string; attacks?: string[] }> = {
  '/cookie|authorization|token|secret|password|passwd|credential|api-?key|verifier|challenge|(?:^|[-_])(?:code|otp|pin|state|nonce|signature)$|(?:user|email|auth)(?:-?code|otp)$/i':
    { why: 'repeats nothing', attacks: ['a-', 'code-', 'autho'] },
  '/:\\/\\/[^/\\s@]+@/g': {
    why: 'what is repeated ends where the next match could begin',
    attacks: ['://', '://a', ':a'],
  },
  '/\\b(bearer|basic)\\s+[\\w.~+/=-]{6,}/gi': {
    why: 'one begins where the other ends',
    attacks: ['bearer ', 'bearer a '],
  },
  '/([?&;\\s](?:[\\w-]*(?:token|secret|password|otp)|code|state))=[^&\\s"\']+/gi': {
    why: 'what is repeated ends where the next match could begin',
    attacks: ['&a', '&token', 'token', ' code='],
  },
  '/(?<=[/"]|%2F|%22)[\\w-]{43}(?=$|[/?&"]|%2F|%22)/gi': {
    why: 'looks at a fixed number of characters',
    attacks: ['/a', 'a', '%2Fa-'],
  },
  '/^(?:\\p{RGI_Emoji}|\\p{Extended_Pictographic})$/v': { why: 'reads ENVIRONMENT_EMOJI' },
  '/^(?:[^<>\\r\\n]*<[^\\s<>@]+@[^\\s<>@]+>|[^\\s<>@]+@[^\\s<>@]+)$/': { why: 'reads MAIL_FROM' },
  '/@([^\\s>@]+)>?\\s*$/': { why: 'reads MAIL_FROM' },
  '/\\.\\w+$/': { why: 'what is repeated ends where the next match could begin', attacks: ['.', '.a', 'a'] },
  "/([;\\t\\r\\n](?:\"|[^\\S\\t\\r\\n])*)'('*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20])/g": {
    why: 'what is repeated ends where the next match could begin',
    attacks: [";'", '; ', ';"', '\t\t'],
  },
  "/([,;\\t\\r\\n](?:\"|[^\\S\\t\\r\\n])*)'('*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20])/g": {
    why: 'what is repeated ends where the next match could begin',
    attacks: [",'", ', ', ',"', ',,'],
  },
  '/:\\/\\/|\\\\\\\\|www\\.|[^\\s.]\\.[\\p{L}\\p{M}]{2,}(?![\\p{L}\\p{N}])|\\d{1,3}(?:\\.\\d{1,3}){3}|\\S@\\S/iu':
    {
      why: 'what is repeated stands behind a full stop, which it does not hold',
      attacks: ['a.', '.aa', '1.1.1.', 'www'],
    },
  '/<Key>([^<]+)<\\/Key>/g': { why: 'reads the answer of the configured store' },
};

interface Pattern {
  name: string;
  source: string;
  flags: string;
}

/** Every pattern in the server and in code that it shares with pages. */
const patterns: Pattern[] = productSources(root)
  .filter((file) => !/^(?:renderer|electron)\//.test(file))
  .flatMap((file) => {
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    return literalsIn(parseAst(readFileSync(join(root, file), 'utf8'), { lang })).map((regex) => ({
      name: `${file} /${regex.pattern}/${regex.flags}`,
      source: regex.pattern,
      flags: regex.flags,
    }));
  });

function literalsIn(node: unknown): { pattern: string; flags: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'regex' in node ? [node.regex as { pattern: string; flags: string }] : [];
  return [...own, ...Object.values(node).flatMap(literalsIn)];
}

/** Limits the backtracking of a matcher, which grows without bound in an unsafe pattern. */
function isProvenSafe({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  try {
    return isSafe(new RegExp(source, flags.replaceAll(/[dgy]/g, '').replace('v', 'u')), { maxSteps: 20_000 })
      .safe;
  } catch {
    return false;
  }
}

const unproven = patterns.filter((pattern) => !isProvenSafe(pattern));
const key = ({ source, flags }: Pattern) => `/${source}/${flags}`;

describe('no text makes a pattern take more than linear time', () => {
  it('finds the patterns', () => expect(patterns.length).toBeGreaterThan(60));

  it('is proven or reviewed', () => {
    expect(unproven.filter((pattern) => !reviewed[key(pattern)]).map(({ name }) => name)).toEqual([]);
  });

  it('was reviewed only if it still exists', () => {
    expect(Object.keys(reviewed).filter((one) => !unproven.some((pattern) => key(pattern) === one))).toEqual(
      [],
    );
  });

  it.each(
    Object.entries(reviewed).flatMap(([one, { attacks = [] }]) =>
      attacks.map((text) => [one, text] as const),
    ),
  )('takes linear time: %s on %j', (one, text) => {
    const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(one) ?? [];
    const time = (length: number) => {
      const whole = text.repeat(length / text.length);
      const times = Array.from({ length: 5 }, () => {
        const startedAt = performance.now();
        whole.replace(new RegExp(source, flags), '');
        return performance.now() - startedAt;
      });
      return Math.min(...times);
    };
    time(2000);
    // For eight times the text: 8 if the time is linear, 64 if it is quadratic.
    expect(time(160_000) / Math.max(time(20_000), 0.05)).toBeLessThan(32);
  });

  it('detects an unsafe one', () => expect(isProvenSafe({ source: '^(a+)+$', flags: '' })).toBe(false));
});
