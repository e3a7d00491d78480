/** Among the first steps of a new installation: somebody has added a repository. */
export const repositoryStep = 'repository';
