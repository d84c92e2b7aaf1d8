import shell from 'site-data/shell.json';

/** Where readers report a mistake. */
export const newIssue = `${shell.repository.replace(/\/$/, '')}/issues/new`;
