import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Names that only we would know, each with what the documentation of React, Express or PostgreSQL calls it. */
const replaced: readonly (readonly [unknown: RegExp, known: string])[] = [
  [/\b(rest|function|Function|Rest)Door/, 'rest handler, rpc handler'],
  [/\b[dD]oor[A-Z]\w+|<Door\b/, 'auth layout'],
  [/\b[lL]anes?\b|openLanes|laneConnections/, 'connection pool for short reads'],
  [/\b[kK]eptPages?\b|createKeptPages/, 'page cache'],
  [/[sS]trangers?Visit|initOfNobody/, 'anonymous request'],
  [/[aA]reaData/, 'api services'],
  [/\b[mM]omentText\b|<Moment\b|\bRowMoment\b/, 'relative time'],
  [/[a-z]Strips?\b|OfflineStrip|ConnectionStrip/, 'banner'],
  [
    /\bfaultText\b|\bsetFaults\b|\bfaultsOf\b|focusFirstFault|FormRefusal|refuseFields?\b|\brefusalText\b/,
    'field error, form error',
  ],
  [/[A-Za-z]+Wishes\b|\bwishes\b/, 'options'],
  [
    /surveySearch|stepsOfWalk|\bfulfils\(|\bwayOf\(|\bcutPage\b|isBehind/,
    'estimate, index scan, slice page, after',
  ],
  [/\bstandingOf\b/, 'deletion blockers'],
  [/holdRules|holdChangedSessions/, 'session cache invalidation'],
  [/mend(Bundled)?Driver|mendSource/, 'patch'],
  [/\b[hH]andOver\b/, 'desktop sign-in'],
  [
    /\bhandover(Seconds|Path|Query|StateSchema|CodeSchema)\b|\breadHandover\b|HandoverCode\b/,
    'desktop sign-in',
  ],
  [
    /KeptSession|\bkeepSession\b|\bopenVault\b|\bWindowPlace\b|rememberPlace/,
    'stored session, keyring, window bounds',
  ],
  [
    /\bbringForward\b|checkAndTell|followLook|paint(Dot|Band)\b|startAfresh|guardLeaving|\bsessionKept\b/,
    'focus window, update dialog, sync title bar, draw',
  ],
  [
    /stepsBackTo|\buseArrival|onlyOnArrival|useRested|useRowsInSight|useNearEnd|\buseIntent\b/,
    'see renderer/lib',
  ],
  [/handFocusOn|LeaveGuard/, 'restore focus, unsaved changes prompt'],
  [/\breread[A-Z]\w+|moreThanCounted|\bexactTo\b/, 'invalidate, total cap'],
  [/findNoUpdates|WaysIn\b|sendSignedInOnward/, 'sign-in methods, redirect'],
  [
    /AskedByShell|doForMany|actOnMany|takesKeys|pressedLetter/,
    'shell command handler, bulk action, typing target',
  ],
  [/\bPersonMenu|PlainPersonMenu|\bPersonButton|SessionPlace\b/, 'user menu, user button, location'],
  [/\b(Confirm|guard|read)Handover\b|HandoverPage|NothingToHandOver/, 'desktop sign-in'],
  [/earlyPress|repeatEarlyPress|usePressedLink|openPressedRow/, 'early click, pending link, row on click'],
  [/\bfindNews\b|[lL]astLook\b|notificationsWanted/, 'unseen reports, last seen, notifications enabled'],
  [/DoneToMany|ManyUsers(Actions|Dialogs)|UserQuestions?\b|RefusedDialog/, 'bulk result, user dialogs'],
  [/NothingMatches|useShownColumns|useFoundRecords|\bFound(Record|Page)\b/, 'no results, visible, result'],
  [
    /\brequireGrant\b|\brequirePerson\b|\bkeepLanguage\b|followChoices/,
    'require permission, require user, save',
  ],
  [/slimRouter|plainImports|createApiServicesLoader/, 'load once, import chunk'],
  [/signInVisitor|createVisitor|\bVisitor as\b|\bas Visitor\b/, 'sign in a user, client'],
  [/atTheSameMoment|holdScripts|\bwithRig\b|UpdateRig|startAnswering|StaticTwin/, 'see tests/support'],
  [/findForgotten|warnOfForgotten|printAtAGlance/, 'missing migration, fingerprint'],
  [/\bvisitorSchema\b|\btoVisitor\b|\b(un)?banAsVisitor\b|\brevokeAsVisitor\b/, 'current user'],
  [/\b(ensure|spawn|stop)Postmaster\b|\bPostmasterOptions\b/, 'PostgreSQL server process'],
  [
    /\bcountAlong\b|\breadFound\b|\bfoundCondition\b|\bshown(Sql|Row)\b|is_behind/,
    'search result, match, after',
  ],
  [/\breadsOn\b|\breadsWithReplica\b|\bbeginPeriod\b/, 'read router, cancel scope'],
  [/\bManyUsersDone\b|\bmanyUsersInput\b|\bseveralOf\b|\binOrderOfNames\b/, 'bulk result, comma-separated'],
  [
    /\bmakeSpansBy\b|\bSpanFacts\b|\bfollowRequests\b|\bcomesByTrustedProxy\b/,
    'span maker, attributes, trace requests',
  ],
  [
    /\b(explainAndExit|plainForwardedFor|oneLocalName|oneLeadingSlash)\b/,
    'exit with error, normalize, redirect, collapse',
  ],
];

/** What was decided, and what was released, stays in the words of its day. */
const history = /^(CHANGELOG\.md|docs\/decisions\/)/;

it('names are those that the field uses', () => {
  const paths = globSync(
    '{build,contract,docs,electron,locales,renderer,scripts,server,tests}/**/*.{ts,tsx,css,md}',
    { cwd: root, exclude: ['**/node_modules/**'] },
  )
    .concat('README.md')
    .map((path) => path.replaceAll('\\', '/'))
    // What `npm run remove` takes out of this file holds its words.
    .filter((path) => !path.startsWith('scripts/remove/parts/'))
    .filter((path) => !history.test(path) && path !== 'tests/lint/words.test.ts');
  expect(paths.length).toBeGreaterThan(1000);
  const found = paths.flatMap((path) => {
    const text = `${path}\n${readFileSync(join(root, path), 'utf8')}`;
    return replaced.flatMap(([unknown, known]) => {
      const match = unknown.exec(text);
      return match ? [`${path}: '${match[0]}' is ${known}`] : [];
    });
  });
  expect(found).toEqual([]);
});
