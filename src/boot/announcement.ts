import { readStorage } from './storage';

/** Hides the bar before first paint if the reader has already closed this announcement. */
export function hideDismissedAnnouncement(): void {
  const { dataset } = document.documentElement;
  if (dataset.announcement && readStorage('localStorage', `announcement:${dataset.announcement}`)) {
    dataset.announcementDismissed = '';
  }
}
