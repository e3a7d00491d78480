import type { contract, downloads } from '#contract/api/contract.ts';
import { demoAccounts } from '#contract/demo.ts';
import { createAccount } from '../account/feature.ts';
import { createReadApiDocument } from '../api-documentation/read-api-document.ts';
import { apiKeys } from '../api-keys/feature.ts';
import { auditLog } from '../audit-log/feature.ts';
import { dismissFirstSteps } from '../dashboard/first-steps.ts';
import { createReadDashboard } from '../dashboard/read-dashboard.ts';
import type { Tables } from '../database/database.ts';
import { words } from '../example-records/words.ts';
import type { ServerFeature } from '../features/feature.ts';
import type { FirstStep } from '../features/first-step.ts';
import { files } from '../files/feature.ts';
import { readHome } from '../home/read-home.ts';
import { jobs } from '../job-management/feature.ts';
import type { Job } from '../jobs/define-job.ts';
import { removePictures } from '../jobs/remove-pictures.ts';
import { createOrganizations } from '../organizations/feature.ts';
import { passkeys } from '../passkeys/feature.ts';
import { repositories } from '../repositories/feature.ts';
import { users } from '../users/feature.ts';
import { cleanUp, cleanUpMails } from './clean-up.ts';
import { sendQueuedMail } from './mail-job.ts';

/** The features of the product, by their name in the contract. `npm run seed` fills tables in this order: members come after users. */
const ownFeatures = {
  users,
  organizations: createOrganizations({ firstSteps: () => firstSteps, demoAccounts, words }),
  repositories,
  passkeys,
  apiKeys,
  auditLog,
  files,
};

const account = createAccount(
  Object.values(ownFeatures).flatMap((feature: ServerFeature) => feature.ownData ?? []),
);

/** List of all features, each with its name. */
export const featureList: readonly (ServerFeature & { name: string })[] = Object.entries({
  account,
  ...ownFeatures,
}).map(([name, feature]) => ({ name, ...feature }));

const firstSteps: readonly FirstStep[] = featureList.flatMap(({ firstStep }) => firstStep ?? []);

/** Type that requires the operations and downloads of the contract of each feature. */
type Complete = {
  [Name in Exclude<keyof typeof contract, 'init' | 'onboarding'>]: ServerFeature;
} & { [Name in keyof typeof downloads]: { downloads: Record<keyof (typeof downloads)[Name], unknown> } };

/** Features by the parts of the contract that they implement. */
export const features = {
  account,
  ...ownFeatures,
  jobs,
  home: { operations: { read: readHome } },
  dashboard: { operations: { read: createReadDashboard(firstSteps), dismissFirstSteps } },
  apiDocumentation: { operations: { read: createReadApiDocument(describeThisApp) } },
} satisfies Complete;

/** Loaded where the API document is asked for. */
async function describeThisApp(tables: Tables) {
  const { describeApp } = await import('./api-documentation/describe-app.ts');
  return describeApp(tables);
}

/** All endpoints that other services call. */
export const hooks = featureList.flatMap((feature) => feature.hooks ?? []);

/** Kinds of fields that features bring to records. */
export const fieldKinds = featureList.flatMap(({ fieldKind }) => fieldKind ?? []);

/** What features do with new sessions. */
export const sessionStarts = featureList.flatMap(({ startSession }) => startSession ?? []);

export const nameFinders = featureList.flatMap(({ findKnownName }) => findKnownName ?? []);

/** All work in the background. Several hooks may have one job. */
export const jobKinds = [
  ...new Set<Job>([
    sendQueuedMail,
    cleanUp,
    cleanUpMails,
    removePictures,
    ...featureList.flatMap((feature) => feature.jobs ?? []),
    ...hooks.map(({ job }) => job),
  ]),
];

/** Records of the features for a demo. */
export const demoRecords = featureList.flatMap((feature) => feature.demoRecords ?? []);
