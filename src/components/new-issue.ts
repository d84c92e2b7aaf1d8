import shell from 'site-data/shell.json';

/** The URL where readers report mistakes. */
export const newIssue = `${shell.repository.replace(/\/$/, '')}/issues/new`;
