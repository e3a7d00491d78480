import { contractHeader, contractVersion, writeContract } from '#contract/version.ts';

/** What every answer of a server of this product holds. */
export const contractHeaders = {
  [contractHeader()]: writeContract({ version: contractVersion, oldest: contractVersion }),
};
