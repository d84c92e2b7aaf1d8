import shell from 'site-data/shell.json';

/** Where readers tell of a mistake. */
export const newIssue = `${shell.repository.replace(/\/$/, '')}/issues/new`;
